import { maximumProvenFields } from '@did/domain/proof/limits'
import { type AttributeEncoding, proofFields } from '@did/domain/proof/proof-vocabulary'
import { encodeAttribute } from '@did/proofs/attributes/encoding'
import { encodingOf } from '@did/proofs/attributes/fields'
import { birthCutOff } from '@did/proofs/build-statement'
import { dateNow } from '../../../../lib/page/device-clock.ts'
import type { proofTexts } from '../../../../texts/en/proof/proof.ts'
import type { ProofDraft } from '../proof-machine.ts'
import { dayOf } from '../validity.ts'
import { listParameters } from './parameters.ts'

export type InputFault = keyof typeof proofTexts.faults
export type InputFaults = Readonly<Record<string, InputFault>>

/** A real proof needs each value, in a form that the proof can encode. */
export function findFaults(draft: ProofDraft, claimType: string): InputFaults {
  const faults: Record<string, InputFault> = {}
  const note = (name: string, fault: InputFault | null) => {
    if (fault) faults[name] = fault
  }
  const needed = neededField(draft.proofType, claimType)
  if (needed && !draft.fields.includes(needed)) note(needed, 'needed')
  for (const [place, field] of draft.fields.entries()) {
    note(field, judgeValue(encodingOf(field), draft.values[field] ?? ''))
    if (draft.proofType === 'IdentityProof' && place >= maximumProvenFields) note(field, 'tooMany')
  }
  for (const { name } of listParameters(draft.proofType, claimType))
    note(name, judgeParameter(name, draft.parameters[name] ?? '', draft.proofType))
  return faults
}

function neededField(proofType: ProofDraft['proofType'], claimType: string): string | null {
  const field = { AgeProof: 'dateOfBirth', IncomeProof: 'incomeLevel' }[proofType as string]
  return field !== undefined && proofFields(claimType, proofType).includes(field) ? field : null
}

function judgeParameter(name: string, text: string, proofType: ProofDraft['proofType']): InputFault | null {
  switch (name) {
    case 'threshold':
      return proofType === 'AgeProof' ? judgeAge(text) : judgeValue('decimal', text)
    case 'location':
      return judgeValue('country', text.toUpperCase())
    case 'requiredLocation': {
      const countries = text.split(',').filter((code) => code.trim() !== '')
      if (countries.length === 0) return 'missing'
      return countries.map((code) => judgeValue('country', code.toUpperCase())).find((fault) => fault !== null) ?? null
    }
    case 'dateOfBirth':
      return judgeValue('date', text)
    default:
      return judgeValue('ordinal', text)
  }
}

function judgeAge(text: string): InputFault | null {
  if (text.trim() === '') return 'missing'
  const isAge = /^\d{1,3}$/.test(text.trim()) && canDo(() => birthCutOff(dayOf(dateNow()), Number(text)))
  return isAge ? null : 'age'
}

function judgeValue(encoding: AttributeEncoding, text: string): InputFault | null {
  const value = text.trim()
  if (value === '') return 'missing'
  return canDo(() => encodeAttribute(encoding, value)) ? null : encoding
}

function canDo(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
