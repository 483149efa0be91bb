import type { ProofRequest } from '@did/domain/proof/proof'
import { educationLevels } from '@did/domain/proof/proof-vocabulary'

/**
 * Tells whether a statement holds. `parameters` are the statement's public parameters, each as
 * `name:value`.
 */
export type Statement = { holds: boolean; parameters: readonly string[] }

const msPerYear = 365.25 * 24 * 60 * 60 * 1000
const defaults = {
  age: 25,
  minimumAge: '18',
  income: '50000',
  minimumIncome: '30000',
  requiredLevel: 'bachelor',
  requiredLocation: 'US',
  issuerHash: 'trusted-issuer',
}

/**
 * Judges a request by the thresholds of docs/spec/9-constants.md. Private and public inputs:
 * - AgeProof: dateOfBirth (`YYYY-MM-DD`); threshold (years)
 * - IncomeProof: incomeLevel (a year's income); threshold
 * - EducationProof: educationLevel; requiredLevel, issuerHash
 * - LocationProof: location; requiredLocation
 * - IdentityProof, CredentialProof, CustomProof: the chosen fields; issuerHash
 * - RangeProof: value; minimum, maximum. EqualityProof: value; expected
 * - MembershipProof: value; members (comma-separated)
 *
 * An absent value takes the specification's default, if it has one. An unreadable value makes the
 * statement false.
 */
export function judgeStatement(request: ProofRequest, now: Date): Statement {
  switch (request.type) {
    case 'AgeProof':
      return judgeAge(request, now)
    case 'IncomeProof':
      return judgeIncome(request)
    case 'EducationProof':
      return judgeEducation(request)
    case 'LocationProof':
      return judgeLocation(request)
    case 'RangeProof':
      return judgeRange(request)
    case 'EqualityProof':
      return judgeEquality(request)
    case 'MembershipProof':
      return judgeMembership(request)
    case 'IdentityProof':
    case 'CredentialProof':
    case 'CustomProof':
      return { holds: true, parameters: [issuerHash(request)] }
  }
}

/**
 * Counts an age in years of 365.25 days, as the specification does. By this count, a person may
 * reach an age some hours after the birthday.
 */
export function ageInYears(dateOfBirth: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(dateOfBirth)) / msPerYear)
}

function judgeAge(request: ProofRequest, now: Date): Statement {
  const threshold = publicInput(request, 'threshold') ?? defaults.minimumAge
  const dateOfBirth = privateInput(request, 'dateOfBirth')
  const age = dateOfBirth === undefined ? defaults.age : ageInYears(dateOfBirth, now)
  return { holds: age >= toNumber(threshold), parameters: [`threshold:${threshold}`] }
}

function judgeIncome(request: ProofRequest): Statement {
  const threshold = publicInput(request, 'threshold') ?? defaults.minimumIncome
  const income = toNumber(privateInput(request, 'incomeLevel') ?? defaults.income)
  return {
    holds: income >= toNumber(threshold),
    parameters: [`threshold:${threshold}`, `category:${incomeCategory(income)}`, 'period:annual'],
  }
}

function incomeCategory(income: number): 'high' | 'medium' | 'low' {
  if (income > 75_000) return 'high'
  return income > 35_000 ? 'medium' : 'low'
}

function judgeEducation(request: ProofRequest): Statement {
  const requiredLevel = publicInput(request, 'requiredLevel') ?? defaults.requiredLevel
  const required = rankOf(requiredLevel)
  const reached = rankOf(privateInput(request, 'educationLevel') ?? defaults.requiredLevel)
  return {
    holds: required !== -1 && reached >= required,
    parameters: [`requiredLevel:${requiredLevel}`, issuerHash(request)],
  }
}

function rankOf(level: string): number {
  const ranks: readonly string[] = educationLevels
  return ranks.indexOf(level)
}

function judgeLocation(request: ProofRequest): Statement {
  const required = publicInput(request, 'requiredLocation') ?? defaults.requiredLocation
  const location = privateInput(request, 'location') ?? defaults.requiredLocation
  return { holds: location.toLowerCase() === required.toLowerCase(), parameters: [`requiredLocation:${required}`] }
}

function judgeRange(request: ProofRequest): Statement {
  const minimum = publicInput(request, 'minimum') ?? '0'
  const maximum = publicInput(request, 'maximum') ?? String(Number.MAX_SAFE_INTEGER)
  const value = toNumber(privateInput(request, 'value') ?? '')
  return {
    holds: value >= toNumber(minimum) && value <= toNumber(maximum),
    parameters: [`minimum:${minimum}`, `maximum:${maximum}`],
  }
}

function judgeEquality(request: ProofRequest): Statement {
  const expected = publicInput(request, 'expected') ?? ''
  return { holds: privateInput(request, 'value') === expected, parameters: [`expected:${expected}`] }
}

function judgeMembership(request: ProofRequest): Statement {
  const members = publicInput(request, 'members') ?? ''
  const names = members.split(',').map((member) => member.trim())
  const value = privateInput(request, 'value')
  return { holds: value !== undefined && names.includes(value), parameters: [`members:${members}`] }
}

function issuerHash(request: ProofRequest): string {
  return `issuerHash:${publicInput(request, 'issuerHash') ?? defaults.issuerHash}`
}

function privateInput(request: ProofRequest, name: string): string | undefined {
  return present(request.privateInputs[name])
}

function publicInput(request: ProofRequest, name: string): string | undefined {
  return present(request.publicInputs[name])
}

function present(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}

/** Parses a plain number. Returns NaN for any other text. Every comparison with NaN is false. */
function toNumber(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
