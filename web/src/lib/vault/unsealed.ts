import type { ClaimId } from '@did/domain/ids'
import { queryClientStore } from '../query-client.ts'
import type { AttributeValues } from './content.ts'

/** What was entered for a stored claim and could not be sealed yet: in this tab's memory alone, and gone with the account's caches. */
const unsealed = new Map<ClaimId, AttributeValues>()
queryClientStore.subscribe(() => unsealed.clear())

export function keepUnsealed(id: ClaimId, values: AttributeValues): void {
  unsealed.set(id, values)
}

export function findUnsealed(id: ClaimId): AttributeValues | null {
  return unsealed.get(id) ?? null
}

export function forgetUnsealed(id: ClaimId): void {
  unsealed.delete(id)
}
