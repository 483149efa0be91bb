import { isAppError } from '@did/domain/errors'
import { provenYears } from '@did/domain/proof/limits'
import { encodeAttribute } from '@did/proofs/attributes/encoding'
import { encodingOf } from '@did/proofs/attributes/fields'
import { birthCutOff, splitMembers } from '@did/proofs/build-statement'
import { factTexts } from '../../texts/en/proof/proving.ts'
import type { FactDraft } from './fact.ts'

const texts = factTexts.faults

/**
 * Returns a sentence that says what is wrong with an entered value. Returns undefined if the value
 * is right, or if it is empty, because an empty value is only missing. `today` is `YYYY-MM-DD`.
 */
export function findFactFault(fact: FactDraft, part: 'value' | 'least' | 'most', today: string): string | undefined {
  const text = fact[part].trim()
  if (text === '') return undefined
  if (fact.type === 'AgeProof')
    return isPossible(() => birthCutOff(today, Number(text)))
      ? undefined
      : texts.age(Number(today.slice(0, 4)) - provenYears.first)
  const encoding = encodingOf(fact.field)
  const encode = (value: string) => encodeAttribute(encoding, value)
  const values = fact.type === 'MembershipProof' ? splitMembers(text) : [text]
  if (!isPossible(() => values.map(encode))) return texts[encoding]
  const least = fact.least.trim()
  const isBelow = part === 'most' && least !== '' && isPossible(() => encode(least)) && encode(text) < encode(least)
  return isBelow ? texts.below : undefined
}

function isPossible(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch (error) {
    if (isAppError(error, 'invalid-input')) return false
    throw error
  }
}
