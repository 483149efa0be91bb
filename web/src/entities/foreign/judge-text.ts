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

/** Finds the facts about a credential of other people's software and judges them. Never throws. */
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
 * A list of many credentials shows this short verdict. `judged` is null for a text that is no
 * readable credential.
 */
export type ForeignSummary = {
  overall: ForeignVerdict['overall']
  headline: Headline
  /** The credential's title and issuer, or '' if the page must not show its content. */
  note: string
  judged: JudgedForeign | null
}

/** Reads a credential from a text and judges it. Never throws. */
export async function summarizeForeign(text: string, signal: AbortSignal): Promise<ForeignSummary> {
  const read = readForeign(text)
  if (read === null) return { overall: 'unchecked', headline: texts.unreadable, note: '', judged: null }
  const judged = await judgeForeignText(read, signal)
  const { facts, verdict, content } = judged
  const note = verdict.isShown ? texts.inShort(content.title, nameIssuer(facts)) : ''
  return { overall: verdict.overall, headline: describeForeign(judged), note, judged }
}
