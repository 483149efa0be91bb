import { AppError } from '@did/domain/errors'
import type { ProofStatement } from '@did/domain/proof/proof'
import type { Clause } from '@did/domain/proof/proof-clause'
import { encodingOf } from './attributes/fields.ts'

/** The default thresholds of the specification, with which the form for a new proof begins. */
export const statementDefaults = { years: 18, income: '30000', level: 'bachelor', country: 'US' } as const

/** What a person chose to prove. Values have the spelling of attributes/encoding.ts. */
export type StatementWish =
  | { type: 'AgeProof'; years: number; today: string }
  | { type: 'IncomeProof'; least: string }
  | { type: 'EducationProof'; level: string }
  | { type: 'LocationProof'; countries: readonly string[] }
  | { type: 'RangeProof'; field: string; least?: string | undefined; most?: string | undefined }
  | { type: 'EqualityProof'; field: string; value: string }
  | { type: 'MembershipProof'; field: string; members: readonly string[] }
  | { type: 'CredentialProof'; field: 'level' | 'expiryDate'; least: string }
  | { type: 'IdentityProof' | 'CustomProof'; clauses: readonly Clause[] }

/**
 * Builds a statement from what a person wants to prove. Checks only an age. Any other malformed
 * value is refused later, when somebody makes the proof.
 */
export function buildStatement(wish: StatementWish): ProofStatement {
  const { type } = wish
  switch (wish.type) {
    case 'AgeProof':
      return { type, clauses: [rangeClause('dateOfBirth', { most: birthCutOff(wish.today, wish.years) })] }
    case 'IncomeProof':
      return { type, clauses: [rangeClause('incomeLevel', { least: wish.least })] }
    case 'EducationProof':
      return { type, clauses: [rangeClause('educationLevel', { least: wish.level })] }
    case 'LocationProof':
      return { type, clauses: [memberClause('country', wish.countries)] }
    case 'RangeProof':
    case 'CredentialProof':
      return { type, clauses: [rangeClause(wish.field, wish)] }
    case 'EqualityProof':
      return { type, clauses: [memberClause(wish.field, [wish.value])] }
    case 'MembershipProof':
      return { type, clauses: [memberClause(wish.field, wish.members)] }
    case 'IdentityProof':
    case 'CustomProof':
      return { type, clauses: [...wish.clauses] }
  }
}

export function knownClause(field: string): Clause {
  return { field, encoding: encodingOf(field), mode: 'known' }
}

/**
 * Returns the latest day on which a person of at least this age can have been born: today's date
 * that many years ago, or 28 February if that year has no 29 February. A person who was born on 29
 * February turns a year older on 1 March in a year without 29 February.
 */
export function birthCutOff(today: string, years: number): string {
  const [year = Number.NaN, month = '', day = ''] = [Number(today.slice(0, 4)), today.slice(5, 7), today.slice(8, 10)]
  if (!Number.isInteger(years) || years < 0 || !(year - years >= 1900))
    throw new AppError('invalid-input', `Not an age that can be proved: ${years}`)
  const then = year - years
  const isLeap = (then % 4 === 0 && then % 100 !== 0) || then % 400 === 0
  return `${then}-${month}-${month === '02' && day === '29' && !isLeap ? '28' : day}`
}

function rangeClause(
  field: string,
  { least, most }: { least?: string | undefined; most?: string | undefined },
): Clause {
  return {
    field,
    encoding: encodingOf(field),
    mode: 'range',
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  }
}

function memberClause(field: string, members: readonly string[]): Clause {
  return { field, encoding: encodingOf(field), mode: 'in', members: [...members] }
}

/** Splits a typed set of values at its commas. */
export function splitMembers(text: string): string[] {
  return text
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
}
