import type { Fetch } from '@did/credentials/chain/chain-reader'
import { type ParsedShare, parseShareUrl, type ShareLocation } from '@did/credentials/share/share-link'
import type { ParsedLink } from '@did/credentials/share/short-link'
import { type Findings, findFacts, type ProvedJudge } from '@did/credentials/verdict/find-facts'
import { isShortPath } from '@did/domain/share/short-path'
import { latestSeconds, localToday, noteServerTime } from '../../../lib/page/device-clock.ts'
import { getInstallation } from './installation.ts'

/** What the page asked about the share in its URL before it drew anything, with the answers. */
export type Begun = {
  location: Required<ShareLocation>
  share: ParsedShare
  /**
   * Returns the early answers about this share, but only the first time, because a later check
   * needs new answers.
   */
  takeFindings: (share: ParsedShare) => Promise<Findings> | null
}
/**
 * The caller passes the parser, because only the page of a share link needs the parser for short
 * links. So no other page loads it.
 */
type Parse<Parsed extends ParsedLink> = (location: ShareLocation) => Parsed

/** The page of a URL without a share asks no server about a share, and explains how to open one. */
export function isShareAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return isShortPath(pathname) || new URLSearchParams(search).has('data')
}

/**
 * Begins the check before the page draws anything, to save time. Returns null if the URL has no
 * link, or has a link to several claims, about which the page asks nothing before somebody opens
 * it.
 */
export function beginVerdict(
  { pathname = '', search, hash }: ShareLocation,
  parse: Parse<ParsedLink> = parseShareUrl,
): Begun | null {
  if (!isShareAddress({ pathname, search })) return null
  const share = parse({ pathname, search, hash })
  if (share.kind === 'collection') return null
  // Prepare for a controlled share, too. The page does not know before it opens the share whether a
  // verifier signed the claim.
  if (share.kind === 'attested' || share.kind === 'controlled') prepareRecovery()
  let findings: Promise<Findings> | null = askAbout(share, new AbortController().signal)
  const takeFindings = (asked: ParsedShare) => {
    const first = findings
    findings = null
    return asked === share ? first : null
  }
  return { location: { pathname, search, hash }, share, takeFindings }
}

/** Returns the share that `beginVerdict` already parsed, if it came from the same link. */
export function readLink<Parsed extends ParsedLink>(
  { pathname = '', search, hash }: ShareLocation,
  { begun, parse }: { begun: Begun | null; parse: Parse<Parsed | ParsedShare> },
): Parsed | ParsedShare {
  const { location, share } = begun ?? {}
  const isBegun = location?.pathname === pathname && location.search === search && location.hash === hash
  return share && isBegun ? share : parse({ pathname, search, hash })
}

/**
 * Without `judge`, the page checks a proof by the terms in the link. Without `fetch`, the page uses
 * the browser's own function.
 */
type AskOptions = { judge?: ProvedJudge | undefined; fetch?: Fetch }

export async function askAbout(
  share: ParsedShare,
  signal: AbortSignal,
  { judge, fetch: ask = (url, init) => fetch(url, init) }: AskOptions = {},
): Promise<Findings> {
  const installation = (await getInstallation(signal)) ?? 'unknown'
  const { facts, ...found } = await findFacts(share, {
    installation,
    fetch: async (url, init) => {
      const response = await ask(url, init)
      noteServerTime(response)
      return response
    },
    now: latestSeconds(),
    serverUrl: '',
    signal,
    checkProved: async (...asked) => {
      if (judge) return judge(...asked)
      const { createProvedJudge } = await import('@did/proofs/check-proved')
      return createProvedJudge({ acceptDevelopmentKeys: __EMBEDDED__, ownDay: localToday() })(...asked)
    },
  })
  // Read the time anew, because the server's answers may have shown that this device's clock is
  // behind.
  return { ...found, facts: { ...facts, now: latestSeconds() } }
}

/**
 * Loads the elliptic curve's code and builds a small table while the page waits for the answers.
 * The library's own table would save time over many signatures, but it makes the first signature
 * three times slower (50 ms instead of 15 on a desktop computer), and a verdict waits for its first
 * signature.
 */
function prepareRecovery(): void {
  void import('@noble/curves/secp256k1').then(
    // Build the table only after the browser has sent the requests.
    ({ secp256k1 }) => void setTimeout(() => secp256k1.utils.precompute(4)),
    () => {}, // The code that recovers a signature loads the curve again, and reports a failure.
  )
}
