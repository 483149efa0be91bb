import { type Findings, findFacts, type ProvedJudge } from '@did/credentials/find-facts'
import { type ParsedShare, parseShareUrl, type ShareLocation } from '@did/credentials/share-link'
import { getInstallation } from './installation.ts'
import { prepareRecovery } from './prepare-recovery.ts'

type Begun = { location: ShareLocation; share: ParsedShare; findings: Promise<Findings> }
let begun: Begun | null = null

/** Asks about the link of the address before anything is drawn: the answers travel while the page is being built. */
export function beginVerdict({ search, hash }: ShareLocation): void {
  if (!new URLSearchParams(search).has('data')) return
  const share = parseShareUrl({ search, hash })
  // A controlled one shows only when it is opened whether anybody signed it.
  if (share.kind === 'attested' || share.kind === 'controlled') prepareRecovery()
  const findings = askAbout(share, new AbortController().signal)
  begun = { location: { search, hash }, share, findings }
}

/** What a link says: the share that was begun with, where it is that link. */
export function readLink({ search, hash }: ShareLocation): ParsedShare {
  const isBegun = begun?.location.search === search && begun.location.hash === hash
  return begun && isBegun ? begun.share : parseShareUrl({ search, hash })
}

/** It answers the page's first question alone: whoever asks later, even about the same link, wants to know how it is then. */
export function takeBegun(share: ParsedShare): Promise<Findings> | null {
  const first = begun
  begun = null
  return first?.share === share ? first.findings : null
}

/** `judge` stands for the link's own terms where the page knows better what was asked for. */
export async function askAbout(share: ParsedShare, signal: AbortSignal, judge?: ProvedJudge): Promise<Findings> {
  const installation = (await getInstallation(signal)) ?? 'unknown'
  const now = Math.floor(Date.now() / 1000)
  return findFacts(share, {
    installation,
    fetch: (url, init) => fetch(url, init),
    now,
    serverUrl: '',
    signal,
    checkProved: async (...asked) => {
      if (judge) return judge(...asked)
      const { createProvedJudge } = await import('./check-proved.ts')
      return createProvedJudge({ acceptDevelopmentKeys: __EMBEDDED__ })(...asked)
    },
  })
}
