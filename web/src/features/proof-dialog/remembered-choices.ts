import { listClaimFields } from '@did/domain/claim/claim-fields'
import { selectableProofTypes } from '@did/domain/proof/proof'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import * as z from 'zod/mini'
import type { ProofDraft } from './proof-machine.ts'

const choiceSchema = z.object({
  proofType: z.enum(selectableProofTypes),
  fields: z.array(z.string()),
  parameters: z.record(z.string(), z.string()),
})
export type RememberedChoice = z.infer<typeof choiceSchema>

const storageKey = 'proof_choices'
const mostKept = 50
const storedSchema = z.array(z.tuple([z.string(), choiceSchema]))

/** Returns what the verifier chose last for a claim with the same type and the same fields. */
export function recallChoice(request: PendingAsked): RememberedChoice | null {
  return readAll().find(([kind]) => kind === kindOf(request))?.[1] ?? null
}

/** Keeps the choice in this browser. No value that a proof hides is kept. */
export function rememberChoice(request: PendingAsked, { proofType, fields, parameters }: ProofDraft): void {
  const { educationLevel: _, dateOfBirth: __, location: ___, ...publicOnes } = parameters
  const kind = kindOf(request)
  const others = readAll().filter(([other]) => other !== kind)
  const kept = [[kind, { proofType, fields: [...fields], parameters: publicOnes }], ...others].slice(0, mostKept)
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // A browser that stores nothing makes the verifier choose again, and nothing else fails.
  }
}

/** A claim template fixes the type and the fields, so both together stand for the template. */
function kindOf({ claim, leaves }: PendingAsked): string {
  return JSON.stringify([
    claim.type,
    ...listClaimFields(leaves)
      .map(({ field }) => field)
      .toSorted(),
  ])
}

function readAll(): z.infer<typeof storedSchema> {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '[]')).data ?? []
  } catch {
    return []
  }
}
