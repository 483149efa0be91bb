import type { Address } from '@did/domain/hex'
import * as z from 'zod/mini'
import { inTab, recall, remember } from '../../lib/page/memory.ts'
import { nameProfilePlace } from './wizard-place.ts'

/** What stands in the fields, which may not be valid yet. */
const typedSchema = z.object({ username: z.string(), name: z.string(), email: z.string() })
type Typed = z.infer<typeof typedSchema>

/** Keeps the first step's fields in the tab, because Back leaves that step. Null forgets them. */
export function keepProfile(address: Address, typed: unknown): void {
  remember(nameProfilePlace(address), typed === null ? null : JSON.stringify(typed), inTab)
}

export function recallProfile(address: Address): Typed | undefined {
  try {
    return typedSchema.safeParse(JSON.parse(recall(nameProfilePlace(address), inTab) ?? 'null')).data
  } catch {
    return undefined
  }
}
