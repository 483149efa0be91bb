import type { ProofStatement } from './proof.ts'

/**
 * Returns the age on `day` (YYYY-MM-DD) of a person who was born on the last day that the statement
 * allows. Returns null for a statement about something else.
 */
export function findAge({ clauses }: ProofStatement, day: string): number | null {
  const [clause, ...others] = clauses
  if (clause?.mode !== 'range' || clause.field !== 'dateOfBirth' || others.length > 0) return null
  const { least, most = '', encoding } = clause
  if (encoding !== 'date' || least !== undefined || !/^\d{4}-\d{2}-\d{2}$/.test(most)) return null
  const hadBirthday = day.slice(5) >= most.slice(5)
  const years = Number(day.slice(0, 4)) - Number(most.slice(0, 4)) - (hadBirthday ? 0 : 1)
  return years > 0 ? years : null
}
