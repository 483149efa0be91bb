import { type Findings, findFacts } from '@did/credentials/find-facts'
import { type ParsedShare, parseShareUrl, type ShareLocation } from '@did/credentials/share-link'
import { getInstallation } from './installation.ts'
import { prepareRecovery } from './prepare-recovery.ts'

type Begun = { location: ShareLocation; share: ParsedShare; findings: Promise<Findings> }
let begun: Begun | null = null

/** Asks about the link of the address before anything is drawn: the answers travel while the page is being built. */
export function beginVerdict({ search, hash }: ShareLocation): void {
  if (!new URLSearchParams(search).has('data')) return
  prepareRecovery()
  const share = parseShareUrl({ search, hash })
  const findings = askAbout(share, new AbortController().signal)
  begun = { location: { search, hash }, share, findings }
}

/** What a link says: the share that was begun with, where it is that link. */
export function readLink({ search, hash }: ShareLocation): ParsedShare {
  const isBegun = begun?.location.search === search && begun.location.hash === hash
  return begun && isBegun ? begun.share : parseShareUrl({ search, hash })
}

/** The first answer about a share is taken once; whoever asks again wants to know how it is now. */
export function takeBegun(share: ParsedShare): Promise<Findings> | null {
  if (begun?.share !== share) return null
  const { findings } = begun
  begun = null
  return findings
}

export async function askAbout(share: ParsedShare, signal: AbortSignal): Promise<Findings> {
  const installation = (await getInstallation(signal)) ?? 'unknown'
  const now = Math.floor(Date.now() / 1000)
  return findFacts(share, { installation, fetch: (url, init) => fetch(url, init), now, serverUrl: '', signal })
}
