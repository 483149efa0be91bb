import * as z from 'zod/mini'
import { claimIdSchema } from '../ids.ts'
import { collectionSize } from './collection-size.ts'
import { controlledShareSchema, limitsSchema } from './create-share.ts'
import { shareLabelSchema } from './share-label.ts'

/** One credential of a collection: a controlled share without limits of its own. */
const memberSchema = z.extend(
  z.pick(controlledShareSchema, { id: true, fields: true, ciphertext: true, tokenHash: true, claimHash: true }),
  { claimId: claimIdSchema },
)

/**
 * Each credential of a collection gets the same end and the same number of views, because whoever
 * opens the link opens all credentials at once.
 */
export const createCollectionSchema = z.extend(limitsSchema, {
  label: z.optional(shareLabelSchema),
  shares: z.array(memberSchema).check(z.minLength(collectionSize.least), z.maxLength(collectionSize.most)),
})
export type CreateCollection = z.infer<typeof createCollectionSchema>
