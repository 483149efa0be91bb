import type { Address, Hex } from '@did/domain/hex'
import type { ProofDraft } from './proof-machine.ts'

/** The holder's private attributes, opened and led back to their commitment, which the verifier then signs for, too. */
export type FromHolder = {
  values: Readonly<Record<string, string>>
  commitment: Hex
  /** The wallet that signed them, and the text of the claim they were signed for. */
  owner: Address
  claimHash: Hex
}

/** Of the parameters that a proof type asks for, those that the holder has told under another name. */
const parameterFields: Readonly<Record<string, string>> = {
  dateOfBirth: 'dateOfBirth',
  educationLevel: 'educationLevel',
  location: 'country',
}

/** What the holder has told is not typed again: it stands in the draft as it was opened. */
export function withHolderValues(draft: ProofDraft, opened: FromHolder | null): ProofDraft {
  if (!opened) return draft
  const told = Object.entries(draft.parameters).map(([name, typed]) => [name, toldOf(name, opened) ?? typed])
  return { ...draft, values: { ...draft.values, ...opened.values }, parameters: Object.fromEntries(told) }
}

/** The holder's own value of a parameter; null where it has told none. */
export function toldOf(parameter: string, opened: FromHolder | null): string | null {
  const field = parameterFields[parameter]
  return (field !== undefined && opened?.values[field]) || null
}

/** The day of birth that was opened or, where nothing was shared, typed; null as long as there is none. */
export function birthDateOf({ values, parameters }: Pick<ProofDraft, 'values' | 'parameters'>): string | null {
  return values['dateOfBirth'] || parameters['dateOfBirth'] || null
}
