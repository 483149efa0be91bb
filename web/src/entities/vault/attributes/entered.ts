import { type AgeLimit, ageLimitOf, ageLimits } from '@did/domain/claim/age-facts'
import type { DerivedFact } from '@did/domain/claim/derived-fact'
import { deriveFact } from '@did/proofs/age-facts'
import type { AttributeValues } from '../store/content.ts'
import { findWrong, listFields } from './attribute-fields.ts'

/**
 * `limits` are the age limits about which the claim's text will state a fact. When the owner
 * chooses another claim type, `values` keeps the values for the former type.
 */
export type Entered = { values: AttributeValues; limits: readonly AgeLimit[] }

/** `day` is the claim's issue date. `stated` are the facts that the claim's text already states. */
export type Occasion = { claimType: string; day: string; stated: readonly DerivedFact[] }

/** The values and facts to store, and the fields whose value is wrong. */
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

/** Without a valid birth date, returns only the facts that the claim already states. */
export function offerFacts(values: AttributeValues, { claimType, day, stated }: Occasion): readonly DerivedFact[] {
  const dateOfBirth = values['dateOfBirth']?.trim() ?? ''
  const isAsked = listFields(claimType).some(({ field }) => field === 'dateOfBirth')
  if (!isAsked || dateOfBirth === '' || findWrong({ dateOfBirth }).length > 0) return stated
  return ageLimits.map((limit) => deriveFact(limit, { dateOfBirth, day }))
}
