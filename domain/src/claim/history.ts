import * as z from 'zod/mini'
import { addressSchema, bytes32Schema } from '../hex.ts'
import { claimIdSchema } from '../ids.ts'

/**
 * The kinds of entries in the order of a claim's life. The hashes cover a kind's name, so no name
 * may change.
 */
export const historyKinds = [
  'created',
  'edited',
  'requested',
  'questioned',
  'answered',
  'taken-back',
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

/**
 * The detail of a history entry has no nested members and no fractions, so that it can be written
 * as text in only one way.
 */
export const historyDetailSchema = z.record(z.string(), z.union([z.string(), z.int(), z.null()]))
export type HistoryDetail = z.infer<typeof historyDetailSchema>

/**
 * The part of a history entry that can name a person. `actor` is null when no known wallet acted.
 */
export const historyContentSchema = z.object({ actor: z.nullable(addressSchema), detail: historyDetailSchema })
export type HistoryContent = z.infer<typeof historyContentSchema>

/**
 * An entry of a claim's history. `opened` is null if its text was erased or is hidden from the
 * reader. The hashes remain valid without the text.
 */
export const historyEntrySchema = z.object({
  seq: z.int().check(z.positive()),
  kind: historyKindSchema,
  at: z.iso.datetime(),
  opened: z.nullable(z.extend(historyContentSchema, { salt: bytes32Schema })),
  contentHash: bytes32Schema,
  previousHash: bytes32Schema,
  hash: bytes32Schema,
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** A claim's history as the API answers it and as people save it, oldest entries first. */
export const claimHistorySchema = z.object({
  format: z.literal('did-claim-history-1'),
  claimId: claimIdSchema,
  entries: z.array(historyEntrySchema),
})
export type ClaimHistory = z.infer<typeof claimHistorySchema>
