import type { ClaimId } from '@did/domain/ids'
import { queryClientStore } from '../../../lib/query/query-client.ts'
import type { AttributeValues } from './content.ts'

/**
 * Attributes that the owner typed and that are not sealed yet. They stay in this tab's memory until
 * the account leaves the page.
 */
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
