import type { StoredLeaf } from '@did/domain/claim/claim'
import type { HistoryKind } from '@did/domain/claim/history'
import type { ClaimId, DidId, RequestId, UserId } from '@did/domain/ids'
import type { TemplateLevel } from '@did/domain/template/template-level'
import type { StoredAttributes } from '@did/domain/vault/attribute-key'
import type { RequestQuestion } from '@did/domain/verification-request/verification-request'
import { address, big, bytes32, identity, time } from '../columns.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

export const dids = pgTable('dids', {
  id: identity().$type<DidId>(),
  tokenId: text('token_id').notNull(),
  owner: address('owner').notNull(),
  seenBlock: big('seen_block'),
  isNextToMint: boolean('is_next_to_mint').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
export type DidRow = typeof dids.$inferSelect

export const claims = pgTable('claims', {
  id: identity().$type<ClaimId>(),
  didId: big('did_id').$type<DidId>().notNull(),
  type: text('type').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  issuer: text('issuer').notNull(),
  issueDate: text('issue_date').notNull(),
  isPrivate: boolean('is_private').notNull(),
  isSelective: boolean('is_selective').notNull(),
  leaves: jsonb('leaves').$type<StoredLeaf[]>().notNull(),
  details: bytes32('details').notNull(),
  claimHash: bytes32('claim_hash').notNull(),
  publishHash: bytes32('publish_hash').notNull(),
  previousClaimId: big('previous_claim_id').$type<ClaimId>(),
  templateLevel: text('template_level').$type<TemplateLevel>(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
export type ClaimRow = typeof claims.$inferSelect

export const verificationRequests = pgTable('verification_requests', {
  id: identity().$type<RequestId>(),
  claimId: big('claim_id').$type<ClaimId>().notNull(),
  requesterId: big('requester_id').$type<UserId>().notNull(),
  verifierId: big('verifier_id').$type<UserId>().notNull(),
  claimHash: bytes32('claim_hash').notNull(),
  claimType: text('claim_type').notNull(),
  claimTitle: text('claim_title').notNull(),
  status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull().default('pending'),
  reason: text('reason'),
  attributes: jsonb('attributes').$type<StoredAttributes>(),
  questions: jsonb('questions').$type<RequestQuestion[]>().notNull().default([]),
  createdAt: time('created_at').notNull().defaultNow(),
  decidedAt: time('decided_at'),
  renews: big('renews').$type<RequestId>(),
  version: integer('version').notNull().default(1),
})
export type RequestRow = typeof verificationRequests.$inferSelect

export const claimHistory = pgTable(
  'claim_history',
  {
    claimId: big('claim_id').notNull(),
    seq: integer('seq').notNull(),
    kind: text('kind').$type<HistoryKind>().notNull(),
    at: time('at').notNull(),
    previousHash: bytes32('previous_hash').notNull(),
    contentHash: bytes32('content_hash').notNull(),
    hash: bytes32('hash').notNull(),
    content: text('content'),
    salt: bytes32('salt'),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.seq] })],
)
export type HistoryRow = typeof claimHistory.$inferSelect
