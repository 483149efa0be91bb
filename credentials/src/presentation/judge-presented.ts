import type { PresentedIssuer } from '@did/domain/portable/presentation-request'
import type { Findings, Surroundings } from '../verdict/find-facts.ts'
import { findFacts } from '../verdict/find-facts.ts'
import type { AttestedShare } from '../verdict/find-revocation.ts'
import { judgeOverall, judgeShare, type Verdict, type VerdictFacts } from '../verdict/verdict.ts'
import { type Check, check } from '../verdict/verdict-checks.ts'

type Shown = { share: AttestedShare; issuer: PresentedIssuer['kind']; issuedAt: number | null }

/**
 * Judges an attestation that a wallet showed by the rules for shares, but without a link to check.
 * A missing holder's name is a reason for caution only if a verifier's key issued the credential:
 * the verifier's wallet can announce any key, even while a thief has one of its passkeys, and
 * nothing shows when such a key signed. The verdict also warns if a wallet received the credential
 * under a former key of the holder. `issuedAt` is in seconds since 1970, or null if unknown.
 */
export async function judgePresented(
  { share, issuer, issuedAt }: Shown,
  surroundings: Surroundings,
): Promise<{ verdict: Verdict; findings: Findings }> {
  const findings = await findFacts(share, { ...surroundings, fetch: askAboutNoLink(surroundings.fetch) })
  const judged = judgeShare(share, findings.facts)
  const checks = judged.checks
    .filter(({ name, code }) => name !== 'share' && (code !== 'holder-not-named' || issuer !== 'service'))
    .concat(checkTaken(findings.facts.control, issuedAt))
  return { verdict: { ...judged, checks, overall: judgeOverall(checks) }, findings }
}

/**
 * A credential that a wallet received within this time after a change of control may belong to the
 * former key. The issuer's clock may be ahead of the chain's clock, and the issuer may have read
 * the holder's key from the chain some seconds earlier.
 */
const issuingSeconds = 60

/**
 * Some formats tell only the day on which a wallet received a credential. If control changed on
 * that day, nobody knows whether the wallet received the credential under the holder's former key.
 */
function checkTaken(control: VerdictFacts['control'], issuedAt: number | null): Check[] {
  if (control === 'unknown' || control.since === 0) return []
  const isTakenAfter = issuedAt !== null && issuedAt > control.since + issuingSeconds
  return isTakenAfter ? [] : [check('taken-with-former-key', control.since)]
}

function askAboutNoLink(fetch: Surroundings['fetch']): Surroundings['fetch'] {
  return async (url, init) => {
    if (/\/api\/shares\/[^/]+\/status$/.test(url)) throw new Error('There is no link to ask about')
    return fetch(url, init)
  }
}
