import { z } from 'zod'
import { claimIdSchema, shareIdSchema } from './ids.ts'
import { shareStatuses } from './share.ts'

/** Controlled shares come later; the member is there so that the request's shape does not change. */
export const createShareSchema = z.object({
  kind: z.literal('open').default('open'),
  expiresAt: z.iso.datetime().optional(),
})
export type CreateShare = z.infer<typeof createShareSchema>

export const createdShareSchema = z.object({
  id: shareIdSchema,
  url: z.url(),
  payload: z.object({
    id: claimIdSchema,
    type: z.string(),
    title: z.string(),
    issuer: z.string(),
    isVerified: z.boolean(),
    publicData: z.object({
      type: z.string(),
      title: z.string(),
      issuer: z.string(),
      isVerified: z.boolean(),
      issueDate: z.string(),
    }),
  }),
})
export type CreatedShare = z.infer<typeof createdShareSchema>

export const shareRecordSchema = z.object({
  id: shareIdSchema,
  claimId: claimIdSchema,
  kind: z.literal('open'),
  status: z.enum(shareStatuses),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
})
export type ShareRecord = z.infer<typeof shareRecordSchema>

/** The same answer as `shareStatusSchema` of share.ts, for the generated API description. */
export const publicShareStatusSchema = z.object({ status: z.enum(shareStatuses), claimHash: z.string().nullable() })
