import { describeContent, type ForeignContent } from '@did/credentials/foreign/content'
import { describeForeign, nameIssuer } from '@did/credentials/foreign/describe-foreign'
import { findForeignFacts } from '@did/credentials/foreign/find-foreign-facts'
import { type ForeignFacts, type ForeignVerdict, judgeForeign } from '@did/credentials/foreign/judge-foreign'
import { type ForeignText, readForeign } from '@did/credentials/foreign/read-foreign'
import type { Headline } from '@did/credentials/verdict/describe-verdict'
import { latestSeconds } from '../../lib/page/device-clock.ts'
import { foreignTexts as texts } from '../../texts/en/foreign/foreign.ts'
import { getInstallation } from '../verdict/judge/installation.ts'
import { createLoad, type FetchedFrom, findEthereumRegistry } from './load-document.ts'

export type JudgedForeign = {
  facts: ForeignFacts
  verdict: ForeignVerdict
  content: ForeignContent
  fetched: FetchedFrom
}

/** This function never throws. A fact that it cannot find is `unknown` instead. */
export async function judgeForeignText(text: ForeignText, signal: AbortSignal): Promise<JudgedForeign> {
  const fetched: FetchedFrom = { document: new Set(), list: new Set() }
  const [installation, ethereumDidRegistry] = await Promise.all([getInstallation(signal), findEthereumRegistry()])
  const facts = await findForeignFacts(text, {
    installation: installation ?? 'unknown',
    ethereumDidRegistry,
    serviceDid: `did:web:${encodeURIComponent(location.host)}`,
    load: createLoad(fetched),
    fetch: (url, init) => fetch(url, init),
    now: latestSeconds(),
    serverUrl: '',
    signal,
  })
  return { facts, verdict: judgeForeign(facts), content: describeContent(text), fetched }
}

/**
 * The short verdict in a list of many credentials. `judged` is null for a text that is no readable
 * credential.
 */
export type ForeignSummary = {
  overall: ForeignVerdict['overall']
  headline: Headline
  /** The credential's title and issuer, or '' if the page must not show its content. */
  note: string
  judged: JudgedForeign | null
}

/** This function never throws. */
export async function summarizeForeign(text: string, signal: AbortSignal): Promise<ForeignSummary> {
  const read = readForeign(text)
  if (read === null) return { overall: 'unchecked', headline: texts.unreadable, note: '', judged: null }
  const judged = await judgeForeignText(read, signal)
  const { facts, verdict, content } = judged
  const note = verdict.isShown ? texts.inShort(content.title, nameIssuer(facts)) : ''
  return { overall: verdict.overall, headline: describeForeign(judged), note, judged }
}
