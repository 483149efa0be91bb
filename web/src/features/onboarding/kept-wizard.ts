import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { parseJson } from '@did/domain/parse-json'
import * as z from 'zod/mini'
import { inTab, recall, remember } from '../../lib/page/browser-storage.ts'
import { claimDraftSchema } from './claim-draft.ts'
import { startOfWizard, wizardSchema } from './wizard.ts'
import { forgetWizard, nameWizardPlace } from './wizard-place.ts'

/** What the person has typed into the wizard's first step and has not saved as a profile yet. */
export const typedProfileSchema = z.object({ username: z.string(), name: z.string(), email: z.string() })
export type TypedProfile = z.infer<typeof typedProfileSchema>

const keptSchema = z.object({
  wizard: wizardSchema,
  draft: z.nullable(claimDraftSchema),
  profile: z.optional(typedProfileSchema),
})
type KeptWizard = z.infer<typeof keptSchema>

const begun: KeptWizard = { wizard: startOfWizard, draft: null }

/** The tab's storage survives a reload, but ends with the tab. */
export function keepWizard(address: Address, kept: KeptWizard): void {
  if (kept.wizard.step === 'profile' && kept.draft === null && !kept.profile) forgetWizard(address)
  else remember(nameWizardPlace(address), JSON.stringify(kept), inTab)
}

type Known = { user: User | null; dids: readonly Pick<Did, 'id'>[] }

/** Returns the wizard as this tab left it, or an empty wizard when its profile or DID is gone. */
export function recallWizard(address: Address, { user, dids }: Known): KeptWizard {
  const { data } = keptSchema.safeParse(parseJson(recall(nameWizardPlace(address), inTab)))
  if (!data) return begun
  const { wizard } = data
  if (user === null && wizard.step !== 'profile') return begun
  return !('did' in wizard) || dids.some(({ id }) => id === wizard.did.id) ? data : begun
}
