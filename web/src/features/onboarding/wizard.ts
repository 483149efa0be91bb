import { verifierSchema } from '@did/domain/account/user'
import { type Claim, claimSchema } from '@did/domain/claim/claim'
import { type Did, didSchema } from '@did/domain/did'
import { onboardingSteps } from '@did/domain/page/onboarding-steps'
import * as z from 'zod/mini'

const firstRequestSchema = z.object({
  claim: claimSchema,
  verifier: verifierSchema,
  /**
   * This key stays the same when the request is sent again, so that the server stores only one
   * request.
   */
  attempt: z.string(),
})
export type FirstRequest = z.infer<typeof firstRequestSchema>

/**
 * Each step carries what earlier steps made, so that no step can miss a DID or a claim. The third
 * step has up to three parts: `claim` stores the claim, `attributes` asks for the private
 * attributes that the person wants to add now, and `request` sends the claim to the chosen
 * verifier.
 */
export const wizardSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('profile') }),
  z.object({ step: z.literal('did') }),
  z.object({ step: z.literal('claim'), did: didSchema }),
  z.object({
    step: z.literal('attributes'),
    did: didSchema,
    claim: claimSchema,
    /**
     * The request is sent after the attributes are sealed, because nobody can add attributes to a
     * request that a verifier already has.
     */
    request: z.nullable(firstRequestSchema),
  }),
  z.object({ step: z.literal('request'), did: didSchema, request: firstRequestSchema }),
  z.object({
    step: z.literal('done'),
    did: didSchema,
    claimTitle: z.string(),
    /** The verifier that received a request, or null. */
    asked: z.nullable(verifierSchema),
  }),
])
export type Wizard = z.infer<typeof wizardSchema>

export type WizardEvent =
  | { type: 'profile-ready' }
  | { type: 'did-chosen'; did: Did }
  /**
   * `isSealing` says that the person wants to add private attributes before the request is sent.
   */
  | { type: 'claim-created'; claim: Claim; request: FirstRequest | null; isSealing: boolean }
  | { type: 'attributes-ended' }
  | { type: 'request-ended'; isSent: boolean }
  | { type: 'back' }

export const startOfWizard: Wizard = { step: 'profile' }

/** Each step ignores the events of other steps, so that a late answer cannot skip a step. */
export function advanceWizard(wizard: Wizard, event: WizardEvent): Wizard {
  switch (wizard.step) {
    case 'profile':
      return event.type === 'profile-ready' ? { step: 'did' } : wizard
    case 'did':
      if (event.type === 'did-chosen') return { step: 'claim', did: event.did }
      return event.type === 'back' ? { step: 'profile' } : wizard
    case 'claim':
      if (event.type === 'claim-created') return afterClaim(wizard.did, event)
      return event.type === 'back' ? { step: 'did' } : wizard
    case 'attributes':
      return event.type === 'attributes-ended' ? askOrEnd(wizard.did, wizard) : wizard
    case 'request': {
      const { claim, verifier } = wizard.request
      if (event.type !== 'request-ended') return wizard
      return { step: 'done', did: wizard.did, claimTitle: claim.title, asked: event.isSent ? verifier : null }
    }
    case 'done':
      return wizard
  }
}

function afterClaim(did: Did, { claim, request, isSealing }: WizardEvent & { type: 'claim-created' }): Wizard {
  return isSealing ? { step: 'attributes', did, claim, request } : askOrEnd(did, { claim, request })
}

function askOrEnd(did: Did, { claim, request }: { claim: Claim; request: FirstRequest | null }): Wizard {
  return request ? { step: 'request', did, request } : { step: 'done', did, claimTitle: claim.title, asked: null }
}

const places = { profile: 1, did: 2, claim: 3, attributes: 3, request: 3, done: 4 } as const satisfies Record<
  Wizard['step'],
  number
>

export function wizardProgress(wizard: Wizard): { step: number; percent: number } {
  const step = places[wizard.step]
  return { step, percent: (step / onboardingSteps) * 100 }
}
