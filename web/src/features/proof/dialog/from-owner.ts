import type { Address, Hex } from '@did/domain/hex'
import type { ProofDraft } from './proof-machine.ts'

/** The owner's private attributes, which this browser opened and matched with their commitment. */
export type FromOwner = {
  values: Readonly<Record<string, string>>
  commitment: Hex
  /**
   * The wallet that signed the attributes, and the hash of the claim text to which the attributes
   * belong.
   */
  owner: Address
  claimHash: Hex
}

/**
 * Names, for some parameters of a proof, the private attribute that can give the parameter's value.
 */
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

/** Returns the value for a proof's parameter from the attributes that the owner sent, or null. */
export function toldOf(parameter: string, opened: FromOwner | null): string | null {
  const field = parameterFields[parameter]
  return (field !== undefined && opened?.values[field]) || null
}

/** Returns the date of birth among the proof's fields, or else among its parameters, or null. */
export function birthDateOf({ values, parameters }: Pick<ProofDraft, 'values' | 'parameters'>): string | null {
  return values['dateOfBirth'] || parameters['dateOfBirth'] || null
}
