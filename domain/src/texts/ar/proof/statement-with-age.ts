import { findAge } from '../../../proof/find-age.ts'
import type { ProofStatement } from '../../../proof/proof.ts'
import { describeStatement } from './statements.ts'

/**
 * Describes a proof's statement, with the age that a bound of the birth date means on `day`
 * (YYYY-MM-DD): 'وُلد في 24 نوفمبر 2008 أو قبله (العمر: 18 أو أكثر)'.
 */
export function describeWithAge(statement: ProofStatement, day: string): string {
  const years = findAge(statement, day)
  return `${describeStatement(statement)}${years === null ? '' : ` (العمر: ${years} أو أكثر)`}`
}
