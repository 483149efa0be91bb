import type { IdentityControl } from '../../chain/identity-control.ts'
import type { Fact } from '../fact.ts'
import { judgeOverall, type Verdict } from '../verdict.ts'
import { check } from '../verdict-checks.ts'

/**
 * Tells whether the wallet that answered at `provedAt` (Unix seconds) still acts for the identity.
 * An answer from before the last recovery or move may be that of a thief.
 */
export function isPresentOwner(provedAt: number, control: Fact<IdentityControl>): boolean {
  return control !== 'unknown' && provedAt > control.since
}

/**
 * Changes the verdict on a credential after the present holder has proved that the credential is
 * theirs. A missing holder's name then counts no longer.
 */
export function matchPerson(verdict: Verdict, provedAt: number, control: Fact<IdentityControl>): Verdict {
  if (!isPresentOwner(provedAt, control)) return verdict
  const checks = verdict.checks.map((each) => (each.code === 'holder-not-named' ? check('holder-proved') : each))
  return { ...verdict, checks, overall: judgeOverall(checks) }
}
