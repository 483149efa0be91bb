import type { Address } from '@did/domain/hex'
import { inTab, recall, remember } from '../../lib/page/browser-storage.ts'

const place = 'start_purpose'
const forOrganization = 'verifier'

/**
 * The server does not know that the person came to work for an organization before the person
 * applies as a verifier. Without this note in the tab, a reload would lead to the wizard.
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
