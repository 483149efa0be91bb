import * as z from 'zod/mini'
import { holderChallengeIdSchema } from '../ids.ts'
import { complaints } from '../texts/en/complaints.ts'
import { maximumHolderChallenge } from './limits.ts'

/**
 * Base64 of a sealed text. Only the two browsers that have the key in the challenge's link can open
 * it.
 */
const sealed = z.base64().check(z.minLength(1), z.maxLength(maximumHolderChallenge.characters, complaints.invalid))

/**
 * The request to store a holder challenge. The checker's browser chooses the id, because the sealed
 * question is bound to the id.
 */
export const createHolderChallengeSchema = z.object({
  id: holderChallengeIdSchema,
  sealed,
  lasts: z._default(z.enum(['minutes', 'day']), 'minutes'),
})
export type CreateHolderChallenge = z.infer<typeof createHolderChallengeSchema>

/**
 * A holder challenge, as everybody who knows its id may read it. A challenge can have several
 * answers, because only the checker's page can tell whether a stranger sent an answer.
 */
export const holderChallengeSchema = z.object({
  sealed: z.string(),
  answers: z.array(z.string()),
  expiresAt: z.iso.datetime(),
})
export type HolderChallenge = z.infer<typeof holderChallengeSchema>

export const answerHolderChallengeSchema = z.object({ sealed })
