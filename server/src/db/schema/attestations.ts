import type { AttestationMessage, AttestationType } from '@did/domain/attestation/attestation'
import type { StoredLeaf } from '@did/domain/claim/claim'
import type { Hex } from '@did/domain/hex'
import type { ClaimId, RequestId, SignedRecordId, UserId } from '@did/domain/ids'
import type { Proof, ProofType } from '@did/domain/proof/proof'
import { address, big, bytes32, identity, time } from '../columns.ts'
import { integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

export const attestationDrafts = pgTable('attestation_drafts', {
  requestId: big('request_id').$type<RequestId>().primaryKey(),
  level: text('level').$type<ProofType>().notNull(),
  validFrom: big('valid_from').notNull(),
  validUntil: big('valid_until').notNull().default(0),
  statusList: integer('status_list').notNull(),
  statusIndex: integer('status_index').notNull(),
  commitment: bytes32('commitment').notNull(),
})

export const attestations = pgTable('attestations', {
  id: identity(),
  claimId: big('claim_id').$type<ClaimId>().notNull(),
  requestId: big('request_id').$type<RequestId>().notNull(),
  verifierId: big('verifier_id').$type<UserId>().notNull(),
  claimHash: bytes32('claim_hash').notNull(),
  digest: bytes32('digest').notNull(),
  primaryType: text('primary_type').$type<AttestationType>().notNull(),
  message: jsonb('message').$type<AttestationMessage>().notNull(),
  signature: text('signature').$type<Hex>().notNull(),
  level: text('level').$type<ProofType>().notNull(),
  proof: jsonb('proof').$type<Proof>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  revokedAt: time('revoked_at'),
  validUntil: time('valid_until'),
})

export const signedRecords = pgTable('signed_records', {
  id: identity().$type<SignedRecordId>(),
  verifierId: big('verifier_id').$type<UserId>().notNull(),
  requestId: big('request_id').$type<RequestId>().notNull(),
  leaves: jsonb('leaves').$type<StoredLeaf[]>().notNull(),
  digest: bytes32('digest').notNull(),
  primaryType: text('primary_type').$type<AttestationType>().notNull(),
  message: jsonb('message').$type<AttestationMessage>().notNull(),
  signature: text('signature').$type<Hex>().notNull(),
  bytes: big('bytes').notNull(),
  requestedAt: time('requested_at').notNull(),
  signedAt: time('signed_at').notNull(),
  erasedAt: time('erased_at').notNull().defaultNow(),
})

export const statusLists = pgTable('status_lists', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  verifierId: big('verifier_id').$type<UserId>().notNull(),
  taken: integer('taken').notNull().default(0),
})

export const statusPlaces = pgTable(
  'status_places',
  { statusList: integer('status_list').notNull(), statusIndex: integer('status_index').notNull() },
  (table) => [primaryKey({ columns: [table.statusList, table.statusIndex] })],
)

export const revocations = pgTable('revocations', {
  attestation: bytes32('attestation').primaryKey(),
  verifier: address('verifier').notNull(),
  statusList: integer('status_list').notNull(),
  statusIndex: integer('status_index').notNull(),
  reason: bytes32('reason').notNull(),
  reasonText: text('reason_text'),
  signature: text('signature').$type<Hex>(),
  revokedAt: time('revoked_at').notNull().defaultNow(),
  transactionId: big('transaction_id'),
  retryAt: time('retry_at'),
  relayRefusals: integer('relay_refusals').notNull().default(0),
  relayGivenUpAt: time('relay_given_up_at'),
})
