import type { DerivedFact } from '@did/domain/derived-fact'
import { type AgeLimit, ageLimitOf, ageLimits } from '@did/domain/derived-facts'
import { deriveFact } from '@did/proofs/derived-facts'
import { findWrong, listFields } from './attribute-fields.ts'
import type { AttributeValues } from './content.ts'

/** Private attributes typed beside a claim's text, and the ages that the text is to state. Values of other types are kept while the type changes. */
export type Entered = { values: AttributeValues; limits: readonly AgeLimit[] }

/** What it is about: the claim's type, its issue date, and what it states already. */
export type Occasion = { claimType: string; day: string; stated: readonly DerivedFact[] }

/** Ready to be stored: the values that such a claim has, the facts that follow, and the fields whose text cannot be used. */
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

/** The facts that may be stated: all that follow from a birth date; without one, those that are stated already. */
export function offerFacts(values: AttributeValues, { claimType, day, stated }: Occasion): readonly DerivedFact[] {
  const dateOfBirth = values['dateOfBirth']?.trim() ?? ''
  const isAsked = listFields(claimType).some(({ field }) => field === 'dateOfBirth')
  if (!isAsked || dateOfBirth === '' || findWrong({ dateOfBirth }).length > 0) return stated
  return ageLimits.map((limit) => deriveFact(limit, { dateOfBirth, day }))
}
