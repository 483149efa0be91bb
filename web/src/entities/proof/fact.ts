import type { ProofStatement } from '@did/domain/proof/proof'
import type { AttributeEncoding } from '@did/domain/proof/proof-vocabulary'
import { encodingOf } from '@did/proofs/attributes/fields'
import {
  buildStatement,
  knownClause,
  type StatementWish,
  splitMembers,
  statementDefaults,
} from '@did/proofs/build-statement'
import { circuitClauses, circuitOf, setMembers } from '@did/proofs/statement'

/**
 * All proof types of the specification but Custom. A proof of several facts together is a Custom
 * proof.
 */
export const factTypes = [
  'AgeProof',
  'IncomeProof',
  'EducationProof',
  'LocationProof',
  'CredentialProof',
  'RangeProof',
  'EqualityProof',
  'MembershipProof',
  'IdentityProof',
] as const
export type FactType = (typeof factTypes)[number]

export type FactDraft = { type: FactType; field: string; least: string; most: string; value: string }

export const maximumFacts = 4
const comparable: readonly AttributeEncoding[] = ['date', 'number', 'decimal', 'ordinal']

export function fieldsFor(type: FactType, available: readonly string[]): readonly string[] {
  const among = (...fields: string[]) => fields.filter((field) => available.includes(field))
  switch (type) {
    case 'AgeProof':
      return among('dateOfBirth')
    case 'IncomeProof':
      return among('incomeLevel')
    case 'EducationProof':
      return among('educationLevel')
    case 'LocationProof':
      return among('country')
    case 'CredentialProof':
      return among('level', 'expiryDate')
    case 'RangeProof':
      return available.filter((field) => comparable.includes(encodingOf(field)))
    case 'EqualityProof':
    case 'MembershipProof':
    case 'IdentityProof':
      return available
  }
}

export function typesFor(available: readonly string[]): readonly FactType[] {
  return factTypes.filter((type) => fieldsFor(type, available).length > 0)
}

/**
 * Makes a new fact with the thresholds that the specification names for its type, if it names any.
 */
export function startFact(type: FactType, available: readonly string[], today: string): FactDraft {
  const [field = ''] = fieldsFor(type, available)
  return { type, field, least: '', most: '', value: startValue(type, field, today) }
}

function startValue(type: FactType, field: string, today: string): string {
  const { years, income, level, country } = statementDefaults
  switch (type) {
    case 'AgeProof':
      return String(years)
    case 'IncomeProof':
      return income
    case 'EducationProof':
      return level
    case 'LocationProof':
      return country
    case 'CredentialProof':
      return field === 'expiryDate' ? today : '1'
    default:
      return ''
  }
}

/** Throws `invalid-input` if a value is bad. */
export function stateFacts(facts: readonly FactDraft[], today: string): ProofStatement {
  const statements = facts.map((fact) => buildStatement(wishOf(fact, today)))
  const [only] = statements
  const statement =
    only && statements.length === 1
      ? only
      : buildStatement({ type: 'CustomProof', clauses: statements.flatMap(({ clauses }) => clauses) })
  assertProvable(statement)
  return statement
}

/**
 * Throws if a circuit cannot encode a value of the statement. Without this check, the prover would
 * fail later.
 */
function assertProvable(statement: ProofStatement): void {
  if (circuitOf(statement) !== 'set-256') circuitClauses(statement)
  else for (const clause of statement.clauses) if (clause.mode === 'in') setMembers(clause)
}

function wishOf({ type, field, least, most, value }: FactDraft, today: string): StatementWish {
  const text = value.trim()
  switch (type) {
    case 'AgeProof':
      return { type, years: text === '' ? Number.NaN : Number(text), today }
    case 'IncomeProof':
      return { type, least: text }
    case 'EducationProof':
      return { type, level: text }
    case 'LocationProof':
      return { type, countries: splitMembers(text).map((code) => code.toUpperCase()) }
    case 'CredentialProof':
      return { type, field: field === 'level' ? 'level' : 'expiryDate', least: text }
    case 'RangeProof':
      return { type, field, least: least.trim() || undefined, most: most.trim() || undefined }
    case 'EqualityProof':
      return { type, field, value: text }
    case 'MembershipProof':
      return { type, field, members: splitMembers(text) }
    case 'IdentityProof':
      return { type, clauses: [knownClause(field)] }
  }
}
