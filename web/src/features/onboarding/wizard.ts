import { onboardingSteps } from '@did/domain/constants'
import type { Did } from '@did/domain/did'

/** The wizard (SPEC.md 2.14, 4). A step carries what the steps before it made, so no step can miss it. */
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

/** An event that the current step does not know leaves the wizard where it is: a late answer cannot skip a step. */
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

/** 1 to 4, and the percentage the progress bar shows for it (step / 4). */
export function wizardProgress(wizard: Wizard): { step: number; percent: number } {
  const step = order.indexOf(wizard.step) + 1
  return { step, percent: (step / onboardingSteps) * 100 }
}
