import type { ProofStatement } from '../../../proof/proof.ts'
import { describeStatement } from './statements.ts'

/**
 * Says what a proof states, and the age of which a bound of the birth date speaks on `day`
 * (YYYY-MM-DD): 'born on or before Nov 24, 2008 (18 or older)'.
 */
export function describeWithAge(statement: ProofStatement, day: string): string {
  return `${describeStatement(statement)}${describeAge(statement, day)}`
}

/** Whoever was born on or before a day is at least as old as somebody born on it. */
function describeAge(statement: ProofStatement, day: string): string {
  const years = findAge(statement, day)
  return years === null ? '' : ` (${years} or older)`
}

/** Returns the age that whoever the statement is about has reached on `day`, or null. */
export function findAge({ clauses }: ProofStatement, day: string): number | null {
  const [clause, ...others] = clauses
  if (clause?.mode !== 'range' || clause.field !== 'dateOfBirth' || others.length > 0) return null
  const { least, most = '', encoding } = clause
  if (encoding !== 'date' || least !== undefined || !/^\d{4}-\d{2}-\d{2}$/.test(most)) return null
  const hadBirthday = day.slice(5) >= most.slice(5)
  const years = Number(day.slice(0, 4)) - Number(most.slice(0, 4)) - (hadBirthday ? 0 : 1)
  return years > 0 ? years : null
}
