import type { Hex } from '@did/domain/hex'
import type { ClaimId, HolderChallengeId, RequestForProofId, ShareId } from '@did/domain/ids'
import type { ProofStatement } from '@did/domain/proof/proof'
import type { LinkForm, ShareKind } from '@did/domain/share/share-kind'
import { address, big, bytes32, identity, time } from '../columns.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

export const shares = pgTable('shares', {
  id: text('id').$type<ShareId>().primaryKey(),
  claimId: big('claim_id').$type<ClaimId>().notNull(),
  owner: address('owner').notNull(),
  kind: text('kind').$type<ShareKind>().notNull(),
  attestationId: big('attestation_id'),
  fields: text('fields').array().notNull().default([]),
  claimHash: bytes32('claim_hash').notNull(),
  ciphertext: text('ciphertext'),
  tokenHash: bytes32('token_hash'),
  tellsConfirmation: boolean('tells_confirmation').notNull().default(false),
  maxViews: integer('max_views'),
  views: integer('views').notNull().default(0),
  firstViewedAt: time('first_viewed_at'),
  lastViewedAt: time('last_viewed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  withdrawnAt: time('withdrawn_at'),
  label: text('label'),
  handedOutAt: time('handed_out_at'),
  isOffered: boolean('is_offered').notNull().default(false),
  form: text('form').$type<LinkForm>().notNull().default('long'),
  collectionId: text('collection_id').$type<ShareId>(),
})
export type ShareRow = typeof shares.$inferSelect

export const shareViewers = pgTable(
  'share_viewers',
  {
    shareId: text('share_id').$type<ShareId>().notNull(),
    viewerHash: bytes32('viewer_hash').notNull(),
    openedAt: time('opened_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.viewerHash] })],
)

export const requestsForProof = pgTable('requests_for_proof', {
  id: text('id').$type<RequestForProofId>().primaryKey(),
  statement: jsonb('statement').$type<ProofStatement>().notNull(),
  audience: text('audience').notNull(),
  nonce: bytes32('nonce').notNull(),
  publicKey: bytes32('public_key').notNull(),
  asker: address('asker'),
  askerSignature: text('asker_signature').$type<Hex>(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
})
export type RequestForProofRow = typeof requestsForProof.$inferSelect

export const holderChallenges = pgTable('holder_challenges', {
  id: text('id').$type<HolderChallengeId>().primaryKey(),
  sealed: text('sealed').notNull(),
  answers: text('answers').array().notNull().default([]),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
})
export type HolderChallengeRow = typeof holderChallenges.$inferSelect

export const proofAnswers = pgTable('proof_answers', {
  id: identity('id'),
  requestId: text('request_id').$type<RequestForProofId>().notNull(),
  sealed: text('sealed').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
