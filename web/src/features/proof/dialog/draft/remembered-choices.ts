import { listClaimFields } from '@did/domain/claim/claim-fields'
import { selectableProofTypes } from '@did/domain/proof/proof'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import * as z from 'zod/mini'
import { recall, remember } from '../../../../lib/page/browser-storage.ts'
import type { ProofDraft } from '../proof-machine.ts'

const choiceSchema = z.object({
  proofType: z.enum(selectableProofTypes),
  fields: z.array(z.string()),
  parameters: z.record(z.string(), z.string()),
})
export type RememberedChoice = z.infer<typeof choiceSchema>

const storageKey = 'proof_choices'
const mostKept = 50
const kindSchema = z.object({ verifierId: z.number(), type: z.string(), fields: z.array(z.string()) })
type Kind = z.infer<typeof kindSchema>
const storedSchema = z.array(z.tuple([kindSchema, choiceSchema]))

/**
 * Returns the proof settings that this verifier chose last for a claim of the same kind, or null.
 */
export function recallChoice(request: PendingAsked): RememberedChoice | null {
  const kind = kindOf(request)
  const similar = readAll().filter(([other]) => isSimilar(other, kind))
  return (similar.find(([other]) => isEqual(other, kind)) ?? similar[0])?.[1] ?? null
}

/** This browser keeps no value that a proof hides. */
export function rememberChoice(request: PendingAsked, { proofType, fields, parameters }: ProofDraft): void {
  const { educationLevel: _, dateOfBirth: __, location: ___, ...publicOnes } = parameters
  const kind = kindOf(request)
  const others = readAll().filter(([other]) => !isEqual(other, kind))
  const kept = [[kind, { proofType, fields: [...fields], parameters: publicOnes }], ...others].slice(0, mostKept)
  remember(storageKey, JSON.stringify(kept))
}

/**
 * A request does not say from which template its claim comes, so type and fields stand for the
 * template. A server gives a verifier's id to one wallet only, so people who share this browser do
 * not get each other's choices.
 */
function kindOf({ verifierId, claim, leaves }: PendingAsked): Kind {
  return { verifierId, type: claim.type, fields: listClaimFields(leaves).map(({ field }) => field) }
}

/**
 * Two claims may come from the same template if their fields differ only in optional fields that an
 * owner left out.
 */
function isSimilar(one: Kind, other: Kind): boolean {
  const [less = [], more = []] = [one.fields, other.fields].toSorted((a, b) => a.length - b.length)
  const isPart = less[0] === more[0] && less.every((field) => more.includes(field))
  return one.verifierId === other.verifierId && one.type === other.type && isPart
}

function isEqual(one: Kind, other: Kind): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function readAll(): z.infer<typeof storedSchema> {
  try {
    return storedSchema.safeParse(JSON.parse(recall(storageKey) ?? '[]')).data ?? []
  } catch {
    return []
  }
}
