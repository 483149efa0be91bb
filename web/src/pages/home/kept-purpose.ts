import type { Address } from '@did/domain/hex'
import { inTab, recall, remember } from '../../lib/page/browser-storage.ts'

const place = 'start_purpose'
const forOrganization = 'verifier'

/**
 * Keeps in the tab's storage that this wallet came to confirm for an organization. The server
 * knows this only after an application, and a reload must not lead to the wizard before.
 */
export function keepComingForOrganization(address: Address, isFor: boolean): void {
  remember(namePlace(address), isFor ? forOrganization : null, inTab)
}

export function comesForOrganization(address: Address): boolean {
  return recall(namePlace(address), inTab) === forOrganization
}

function namePlace(address: Address): string {
  return `${place}:${address.toLowerCase()}`
}
