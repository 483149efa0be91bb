import type { IdentityControl } from '../../chain/identity-control.ts'
import type { CountedAnswer } from '../../holder-challenge/holder-answer.ts'
import type { Fact } from '../fact.ts'
import { judgeOverall, type Verdict } from '../verdict.ts'
import { check } from '../verdict-checks.ts'

/**
 * Tells whether the wallet that answered the checker still acts for the identity. If control
 * changed after the chain was asked about the answer, a thief may have given the answer. The time
 * of the answer cannot show this, because the checker's clock and the chain's clock differ.
 */
export function isPresentOwner({ since }: CountedAnswer, control: Fact<IdentityControl>): boolean {
  return control !== 'unknown' && control.since <= since
}

/**
 * Returns the verdict on a credential after the present holder has proved that it is theirs. A
 * missing holder's name is then no warning any more.
 */
export function matchPerson(verdict: Verdict, answer: CountedAnswer, control: Fact<IdentityControl>): Verdict {
  if (!isPresentOwner(answer, control)) return verdict
  const checks = verdict.checks.map((each) => (each.code === 'holder-not-named' ? check('holder-proved') : each))
  return { ...verdict, checks, overall: judgeOverall(checks) }
}
