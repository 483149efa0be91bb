import type { Findings, Surroundings } from '../verdict/find-facts.ts'
import { findFacts } from '../verdict/find-facts.ts'
import type { AttestedShare } from '../verdict/find-revocation.ts'
import { judgeOverall, judgeShare, type Verdict } from '../verdict/verdict.ts'

/**
 * Judges an attestation that a wallet showed, by the rules for shares. There is no link, so the
 * check of a link is left out. The wallet has proved that the credential was issued to it, so a
 * missing holder's name is no reason for caution.
 */
export async function judgePresented(
  share: AttestedShare,
  surroundings: Surroundings,
): Promise<{ verdict: Verdict; findings: Findings }> {
  const findings = await findFacts(share, { ...surroundings, fetch: askAboutNoLink(surroundings.fetch) })
  const judged = judgeShare(share, findings.facts)
  const checks = judged.checks.filter(({ name, code }) => name !== 'share' && code !== 'holder-not-named')
  return { verdict: { ...judged, checks, overall: judgeOverall(checks) }, findings }
}

function askAboutNoLink(fetch: Surroundings['fetch']): Surroundings['fetch'] {
  return async (url, init) => {
    if (/\/api\/shares\/[^/]+\/status$/.test(url)) throw new Error('There is no link to ask about')
    return fetch(url, init)
  }
}
