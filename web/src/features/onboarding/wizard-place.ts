import type { Address } from '@did/domain/hex'
import { inTab, recall, remember } from '../../lib/page/browser-storage.ts'

const place = 'onboarding_place'

export function nameWizardPlace(address: Address): string {
  return `${place}:${address.toLowerCase()}`
}

/** Tells whether this tab was in the middle of the wizard when the page was reloaded. */
export function isWizardKept(address: Address): boolean {
  return recall(nameWizardPlace(address), inTab) !== null
}

export function forgetWizard(address: Address): void {
  remember(nameWizardPlace(address), null, inTab)
}
