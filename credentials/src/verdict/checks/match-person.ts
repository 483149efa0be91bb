import type { IdentityControl } from '../../chain/identity-control.ts'
import type { Fact } from '../fact.ts'
import { judgeOverall, type Verdict } from '../verdict.ts'
import { check } from '../verdict-checks.ts'

/**
 * Tells whether the wallet that answered the checker at `provedAt` (Unix seconds) still acts for
 * the identity. If control changed after the answer, a thief may have given it.
 */
export function isPresentOwner(provedAt: number, control: Fact<IdentityControl>): boolean {
  return control !== 'unknown' && provedAt > control.since
}

/**
 * Returns the verdict on a credential after the present holder has proved that it is theirs. A
 * missing holder's name is then no warning any more.
 */
export function matchPerson(verdict: Verdict, provedAt: number, control: Fact<IdentityControl>): Verdict {
  if (!isPresentOwner(provedAt, control)) return verdict
  const checks = verdict.checks.map((each) => (each.code === 'holder-not-named' ? check('holder-proved') : each))
  return { ...verdict, checks, overall: judgeOverall(checks) }
}
