import type { Claim } from '@did/domain/claim'
import type { DerivedFact } from '@did/domain/derived-fact'
import type { Did } from '@did/domain/did'
import type { ComponentType } from 'react'
import type { AttributeValues } from '../../lib/vault/content.ts'
import type { Entered, Occasion, Settled } from '../../lib/vault/entered.ts'

export type EntryStep = Occasion & {
  at: 'entry'
  claim: Claim | null
  lines: readonly string[]
  entered: Entered | null
  isChecked: boolean
  onChange: (entered: Entered) => void
}
type SealStep = {
  at: 'seal'
  claim: Claim
  did: Did
  values: AttributeValues | null
  earlier: Claim | null
  onDone: () => void
}

/** Where private attributes are entered beside a claim's text and sealed when it is stored: another feature has the vault. */
export type AttributesSlot = ComponentType<EntryStep | SealStep>

/** What of it is stored with the claim; null while a value cannot be used, which then stands beside its field. */
export async function settleAttributes(entered: Entered | null, occasion: Occasion): Promise<Stored | null> {
  if (!entered) return { values: null, facts: [...occasion.stated] }
  const { settleEntered } = await import('../../lib/vault/entered.ts')
  const { values, facts, wrong }: Settled = settleEntered(entered, occasion)
  if (wrong.length > 0) return null
  const isLookedAt = Object.keys(entered.values).length > 0
  return { values: isLookedAt ? values : null, facts: [...facts] }
}

/** `values` are null where nobody typed any. */
type Stored = { values: AttributeValues | null; facts: DerivedFact[] }

/** The calendar day, UTC, that a claim stored now is issued on. */
export function issueDay(): string {
  return new Date().toISOString().slice(0, 10)
}
