import type { DerivedFact } from '@did/domain/claim/derived-fact'
import type { Entered, Occasion, Settled } from '../../../entities/vault/attributes/entered.ts'
import type { AttributeValues } from '../../../entities/vault/store/content.ts'
import { timeNow } from '../../../lib/page/device-clock.ts'

/**
 * `values` is null if the owner typed no private attribute, and empty if the owner cleared them
 * all.
 */
type Stored = { values: AttributeValues | null; facts: DerivedFact[] }

/**
 * Returns the private attributes to store and the facts that follow from them. Returns null while a
 * typed attribute has an unusable value. The field of that attribute then says why.
 */
export async function settleAttributes(entered: Entered | null, occasion: Occasion): Promise<Stored | null> {
  if (!entered) return { values: null, facts: [...occasion.stated] }
  const { settleEntered } = await import('../../../entities/vault/attributes/entered.ts')
  const { values, facts, wrong }: Settled = settleEntered(entered, occasion)
  if (wrong.length > 0) return null
  const isLookedAt = Object.keys(entered.values).length > 0
  return { values: isLookedAt ? values : null, facts: [...facts] }
}

/** A claim that the owner stores now is issued today in UTC. */
export function issueDay(): string {
  return new Date(timeNow()).toISOString().slice(0, 10)
}
