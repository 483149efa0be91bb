import { findAge } from '../../../proof/find-age.ts'
import type { ProofStatement } from '../../../proof/proof.ts'
import { describeStatement } from './statements.ts'

/**
 * Describes a proof's statement, with the age that a bound of the birth date means on `day`
 * (YYYY-MM-DD): 'geboren am 24. Nov. 2008 oder früher (18 oder älter)'.
 */
export function describeWithAge(statement: ProofStatement, day: string): string {
  const years = findAge(statement, day)
  return `${describeStatement(statement)}${years === null ? '' : ` (${years} oder älter)`}`
}
