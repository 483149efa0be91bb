import * as z from 'zod/mini'
import { holderChallengeIdSchema } from '../ids.ts'
import { complaints } from '../texts/en/complaints.ts'
import { maximumHolderChallenge } from './limits.ts'

/** Base64 of a sealed text. Only the two browsers with the link's key can open it. */
const sealed = z.base64().check(z.minLength(1), z.maxLength(maximumHolderChallenge.characters, complaints.invalid))

/** The checker's browser chooses the random id, to which the sealed question is bound. */
export const createHolderChallengeSchema = z.object({
  id: holderChallengeIdSchema,
  sealed,
  lasts: z._default(z.enum(['minutes', 'day']), 'minutes'),
})
export type CreateHolderChallenge = z.infer<typeof createHolderChallengeSchema>

/**
 * The server keeps several answers, because only the checker's page can recognise a stranger's
 * answer.
 */
export const holderChallengeSchema = z.object({
  sealed: z.string(),
  answers: z.array(z.string()),
  expiresAt: z.iso.datetime(),
})
export type HolderChallenge = z.infer<typeof holderChallengeSchema>

export const answerHolderChallengeSchema = z.object({ sealed })
