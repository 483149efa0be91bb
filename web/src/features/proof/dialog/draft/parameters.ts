import type { ProofRequest, SelectableProofType } from '@did/domain/proof/proof'
import { educationLevels, proofFields } from '@did/domain/proof/proof-vocabulary'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { educationLevelTexts, proofParameterTexts } from '../../../../texts/en/proof/proof.ts'
import type { ProofDraft } from '../proof-machine.ts'

/**
 * A value that a proof needs in addition to fields of the claim. A proof hides `private` values and
 * shows `public` values.
 */
export type Parameter = {
  name: string
  secrecy: 'public' | 'private'
  label: string
  /** The specification's default value, or '' if the verifier has to enter the value. */
  initial: string
  control: 'text' | 'number' | 'date' | 'level'
}

export const levelOptions = educationLevels.map((level) => ({ value: level, label: educationLevelTexts[level] }))

/** The parameters follow docs/spec/9-constants.md. */
export function listParameters(proofType: SelectableProofType, claimType: string): readonly Parameter[] {
  switch (proofType) {
    case 'IdentityProof':
      return []
    case 'AgeProof':
      return [...(hasField(proofType, claimType, 'dateOfBirth') ? [] : [dateOfBirth]), threshold('ageThreshold', '18')]
    case 'EducationProof':
      return [
        parameter('educationLevel', 'private', 'level', ''),
        parameter('requiredLevel', 'public', 'level', 'bachelor'),
      ]
    case 'IncomeProof':
      return [threshold('incomeThreshold', '30000')]
    case 'LocationProof':
      return [parameter('location', 'private', 'text', ''), parameter('requiredLocation', 'public', 'text', 'US')]
  }
}

export function initialParameters(proofType: SelectableProofType, claimType: string): Record<string, string> {
  return Object.fromEntries(listParameters(proofType, claimType).map(({ name, initial }) => [name, initial]))
}

/** Only the simulated engine replaces missing values by defaults. */
export function buildProofRequest(draft: ProofDraft, request: PendingAsked): ProofRequest {
  const { claim, claimId } = request
  const parameters = listParameters(draft.proofType, claim.type)
  const typed = (secrecy: Parameter['secrecy']) =>
    parameters
      .filter((each) => each.secrecy === secrecy)
      .map(({ name }) => [name, draft.parameters[name] ?? ''] as const)
  const values = draft.fields.map((field) => [field, draft.values[field] ?? ''] as const)
  return {
    type: draft.proofType,
    claimId,
    claimType: claim.type,
    claimFields: [...draft.fields],
    privateInputs: withoutEmpty([...values, ...typed('private')]),
    publicInputs: withoutEmpty(typed('public')),
  }
}

const dateOfBirth = parameter('dateOfBirth', 'private', 'date', '')

function threshold(label: 'ageThreshold' | 'incomeThreshold', initial: string): Parameter {
  return { name: 'threshold', secrecy: 'public', label: proofParameterTexts[label], initial, control: 'number' }
}

function parameter(
  name: Exclude<keyof typeof proofParameterTexts, 'ageThreshold' | 'incomeThreshold'>,
  secrecy: Parameter['secrecy'],
  control: Parameter['control'],
  initial: string,
): Parameter {
  return { name, secrecy, control, initial, label: proofParameterTexts[name] }
}

function hasField(proofType: SelectableProofType, claimType: string, field: string): boolean {
  return proofFields(claimType, proofType).includes(field)
}

function withoutEmpty(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(entries.filter(([, value]) => value.trim() !== ''))
}
