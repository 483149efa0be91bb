import { z } from 'zod'
import { addressSchema, bytes32Schema } from './hex.ts'
import { claimIdSchema } from './ids.ts'

/** What can happen to a claim. The order is the one of a claim's life; the name is hashed, so it never changes. */
export const historyKinds = [
  'created',
  'edited',
  'requested',
  'questioned',
  'answered',
  'decided',
  'attested',
  'renewed',
  'anchored',
  'shared',
  'viewed',
  'unshared',
  'revoked',
  'restored',
] as const
export const historyKindSchema = z.enum(historyKinds)
export type HistoryKind = z.infer<typeof historyKindSchema>

/** Flat, and without fractions: there is one way to write it down, and erasure drops it whole. */
export const historyDetailSchema = z.record(z.string(), z.union([z.string(), z.int(), z.null()]))
export type HistoryDetail = z.infer<typeof historyDetailSchema>

/** Who did what: the part of an entry that is text of or about a person. `actor` is null where nobody in particular acted. */
export const historyContentSchema = z.object({ actor: addressSchema.nullable(), detail: historyDetailSchema })
export type HistoryContent = z.infer<typeof historyContentSchema>

/** `opened` is null when the text was erased, or is not the reader's to see; the hashes hold all the same. */
export const historyEntrySchema = z.object({
  seq: z.int().positive(),
  kind: historyKindSchema,
  at: z.iso.datetime(),
  opened: historyContentSchema.extend({ salt: bytes32Schema }).nullable(),
  contentHash: bytes32Schema,
  previousHash: bytes32Schema,
  hash: bytes32Schema,
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** The answer of the API, and word for word the file that is exported; oldest first. */
export const claimHistorySchema = z.object({
  format: z.literal('did-claim-history-1'),
  claimId: claimIdSchema,
  entries: z.array(historyEntrySchema),
})
export type ClaimHistory = z.infer<typeof claimHistorySchema>
