import type { Address, Hex } from '@did/domain/hex'
import type { ProofDraft } from './proof-machine.ts'

/**
 * The owner's private attributes. This browser opened them and matched them with their commitment.
 */
export type FromOwner = {
  values: Readonly<Record<string, string>>
  commitment: Hex
  /**
   * The wallet that signed the attributes, and the hash of the claim's text to which they belong.
   */
  owner: Address
  claimHash: Hex
}

/** For some parameters of a proof, the private attribute that can give the value. */
const parameterFields: Readonly<Record<string, string>> = {
  dateOfBirth: 'dateOfBirth',
  educationLevel: 'educationLevel',
  location: 'country',
}

export function withOwnerValues(draft: ProofDraft, opened: FromOwner | null): ProofDraft {
  if (!opened) return draft
  const told = Object.entries(draft.parameters).map(([name, typed]) => [name, toldOf(name, opened) ?? typed])
  return { ...draft, values: { ...draft.values, ...opened.values }, parameters: Object.fromEntries(told) }
}

export function toldOf(parameter: string, opened: FromOwner | null): string | null {
  const field = parameterFields[parameter]
  return (field !== undefined && opened?.values[field]) || null
}

/**
 * Searches the proof's fields before its parameters. Null means that neither has a date of birth.
 */
export function birthDateOf({ values, parameters }: Pick<ProofDraft, 'values' | 'parameters'>): string | null {
  return values['dateOfBirth'] || parameters['dateOfBirth'] || null
}
