import { onboardingSteps } from '@did/domain/constants'
import type { Did } from '@did/domain/did'

/** Each step carries what earlier steps made, so that no step can miss a DID or a claim. */
export type Wizard =
  | { step: 'profile' }
  | { step: 'did' }
  | { step: 'claim'; did: Did }
  | { step: 'done'; did: Did; claimTitle: string }

export type WizardEvent =
  | { type: 'profile-ready' }
  | { type: 'did-chosen'; did: Did }
  | { type: 'claim-created'; title: string }
  | { type: 'back' }

export const startOfWizard: Wizard = { step: 'profile' }

/** A step ignores events of other steps, so that a late answer cannot skip a step. */
export function advanceWizard(wizard: Wizard, event: WizardEvent): Wizard {
  switch (wizard.step) {
    case 'profile':
      return event.type === 'profile-ready' ? { step: 'did' } : wizard
    case 'did':
      if (event.type === 'did-chosen') return { step: 'claim', did: event.did }
      return event.type === 'back' ? { step: 'profile' } : wizard
    case 'claim':
      if (event.type === 'claim-created') return { step: 'done', did: wizard.did, claimTitle: event.title }
      return event.type === 'back' ? { step: 'did' } : wizard
    case 'done':
      return wizard
  }
}

const order = ['profile', 'did', 'claim', 'done'] as const

export function wizardProgress(wizard: Wizard): { step: number; percent: number } {
  const step = order.indexOf(wizard.step) + 1
  return { step, percent: (step / onboardingSteps) * 100 }
}
