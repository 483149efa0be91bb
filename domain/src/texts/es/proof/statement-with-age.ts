import { findAge } from '../../../proof/find-age.ts'
import type { ProofStatement } from '../../../proof/proof.ts'
import { describeStatement } from './statements.ts'

/**
 * Describes a proof's statement, with the age that a bound of the birth date means on `day`
 * (YYYY-MM-DD): 'que nació el 24 nov 2008 o antes (18 años o más)'.
 */
export function describeWithAge(statement: ProofStatement, day: string): string {
  const years = findAge(statement, day)
  return `${describeStatement(statement)}${years === null ? '' : ` (${years} ${years === 1 ? 'año' : 'años'} o más)`}`
}
