import { type AgeLimit, ageLimitOf, ageLimits } from '@did/domain/claim/age-facts'
import type { DerivedFact } from '@did/domain/claim/derived-fact'
import { deriveFact } from '@did/proofs/age-facts'
import type { AttributeValues } from '../store/content.ts'
import { findWrong, listFields } from './attribute-fields.ts'

/**
 * Typed private attributes, and the ages that the claim's text shall state. Values of other claim
 * types stay while the person changes the type.
 */
export type Entered = { values: AttributeValues; limits: readonly AgeLimit[] }

/** `day` is the claim's issue date, and `stated` are the facts that its text states already. */
export type Occasion = { claimType: string; day: string; stated: readonly DerivedFact[] }

/** The values and facts that can be stored, and the fields with a wrong value. */
export type Settled = { values: AttributeValues; facts: readonly DerivedFact[]; wrong: readonly string[] }

export function enterAnew(stated: readonly DerivedFact[]): Entered {
  return { values: {}, limits: stated.map(ageLimitOf) }
}

export function settleEntered(entered: Entered, occasion: Occasion): Settled {
  const fields = listFields(occasion.claimType).map(({ field }) => field)
  const values = Object.fromEntries(
    Object.entries(entered.values).filter(([field, value]) => fields.includes(field) && value.trim() !== ''),
  )
  const facts = offerFacts(values, occasion).filter((fact) => entered.limits.includes(ageLimitOf(fact)))
  return { values, facts, wrong: findWrong(values) }
}

/** Offers all facts that follow from a birth date, or else those that the claim already states. */
export function offerFacts(values: AttributeValues, { claimType, day, stated }: Occasion): readonly DerivedFact[] {
  const dateOfBirth = values['dateOfBirth']?.trim() ?? ''
  const isAsked = listFields(claimType).some(({ field }) => field === 'dateOfBirth')
  if (!isAsked || dateOfBirth === '' || findWrong({ dateOfBirth }).length > 0) return stated
  return ageLimits.map((limit) => deriveFact(limit, { dateOfBirth, day }))
}
