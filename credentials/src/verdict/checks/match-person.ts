import type { IdentityControl } from '../../chain/identity-control.ts'
import type { Fact } from '../fact.ts'
import { judgeOverall, type Verdict } from '../verdict.ts'
import { check } from '../verdict-checks.ts'

/**
 * Tells whether the wallet that answered at `provedAt` (Unix seconds) acts for the identity still.
 * After a recovery or a move, an earlier answer may be that of a thief.
 */
export function isPresentOwner(provedAt: number, control: Fact<IdentityControl>): boolean {
  return control !== 'unknown' && provedAt > control.since
}

/** Changes a verdict after its present holder has proved that the credential is theirs. */
export function matchPerson(verdict: Verdict, provedAt: number, control: Fact<IdentityControl>): Verdict {
  if (!isPresentOwner(provedAt, control)) return verdict
  const checks = verdict.checks.map((each) => (each.code === 'holder-not-named' ? check('holder-proved') : each))
  return { ...verdict, checks, overall: judgeOverall(checks) }
}
