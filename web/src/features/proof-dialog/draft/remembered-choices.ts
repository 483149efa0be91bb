import { listClaimFields } from '@did/domain/claim/claim-fields'
import { selectableProofTypes } from '@did/domain/proof/proof'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import * as z from 'zod/mini'
import { recall, remember } from '../../../lib/page/memory.ts'
import type { ProofDraft } from '../proof-machine.ts'

const choiceSchema = z.object({
  proofType: z.enum(selectableProofTypes),
  fields: z.array(z.string()),
  parameters: z.record(z.string(), z.string()),
})
export type RememberedChoice = z.infer<typeof choiceSchema>

const storageKey = 'proof_choices'
const mostKept = 50
const storedSchema = z.array(z.tuple([z.string(), choiceSchema]))

/** Returns what this verifier chose last for a claim of the same kind. */
export function recallChoice(request: PendingAsked): RememberedChoice | null {
  return readAll().find(([kind]) => kind === kindOf(request))?.[1] ?? null
}

/** Keeps the choice in this browser. No value that a proof hides is kept. */
export function rememberChoice(request: PendingAsked, { proofType, fields, parameters }: ProofDraft): void {
  const { educationLevel: _, dateOfBirth: __, location: ___, ...publicOnes } = parameters
  const kind = kindOf(request)
  const others = readAll().filter(([other]) => other !== kind)
  const kept = [[kind, { proofType, fields: [...fields], parameters: publicOnes }], ...others].slice(0, mostKept)
  remember(storageKey, JSON.stringify(kept))
}

/**
 * Names the verifier and the kind of claim. A request does not say from which template its claim
 * comes, and an owner may leave optional fields out. The type and the first field stand for the
 * template, because templates begin with a field that they require. A server gives a verifier's
 * number to one wallet only, so people who share this browser do not get each other's choices.
 */
function kindOf({ verifierId, claim, leaves }: PendingAsked): string {
  return JSON.stringify([verifierId, claim.type, listClaimFields(leaves)[0]?.field ?? null])
}

function readAll(): z.infer<typeof storedSchema> {
  try {
    return storedSchema.safeParse(JSON.parse(recall(storageKey) ?? '[]')).data ?? []
  } catch {
    return []
  }
}
