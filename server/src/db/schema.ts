import type { AttestationMessage } from '@did/domain/attestation'
import type { StoredAttributes } from '@did/domain/attribute-key'
import type { ClaimLeaf } from '@did/domain/claim'
import type { Hex } from '@did/domain/hex'
import type { HistoryKind } from '@did/domain/history'
import type {
  ApplicationId,
  ClaimId,
  ContactMessageId,
  DidId,
  NotificationId,
  RequestForProofId,
  RequestId,
  ShareId,
  TemplateId,
  UserId,
  VaultId,
  VaultItemId,
} from '@did/domain/ids'
import type { Notification, NotificationType } from '@did/domain/notification'
import type { Proof, ProofStatement, ProofType } from '@did/domain/proof'
import type { ShareKind } from '@did/domain/share-kind'
import type { ServerEvent } from '@did/domain/socket-message'
import type { TemplateField } from '@did/domain/template'
import type { Wrapping } from '@did/domain/vault'
import type { RequestQuestion } from '@did/domain/verification-request'
import { address, big, bytes32, identity, time } from './columns.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from './drizzle.ts'

// The tables of migrations/*.sql, which hold the constraints and say why; this file only gives them types.

export const users = pgTable('users', {
  id: identity().$type<UserId>(),
  walletAddress: address('wallet_address').notNull(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull(),
  name: text('name'),
  email: text('email'),
  isSelfRegistered: boolean('is_self_registered').notNull().default(false),
  verifierOrganization: text('verifier_organization'),
  lastSeq: big('last_seq').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export const verifierApplications = pgTable('verifier_applications', {
  id: identity().$type<ApplicationId>(),
  userId: big('user_id').$type<UserId>().notNull(),
  organization: text('organization').notNull(),
  status: text('status').$type<'pending' | 'approved' | 'refused'>().notNull().default('pending'),
  reason: text('reason'),
  createdAt: time('created_at').notNull().defaultNow(),
  decidedAt: time('decided_at'),
  decidedBy: address('decided_by'),
})

export const domainProofs = pgTable('domain_proofs', {
  userId: big('user_id').$type<UserId>().primaryKey(),
  domain: text('domain').notNull(),
  provenAt: time('proven_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const attributeKeys = pgTable('attribute_keys', {
  userId: big('user_id').$type<UserId>().primaryKey(),
  publicKey: bytes32('public_key').notNull(),
  signedAt: big('signed_at').notNull(),
  number: big('number').notNull(),
  validUntil: big('valid_until').notNull(),
  signature: text('signature').$type<Hex>().notNull(),
})

export const contactMessages = pgTable('contact_messages', {
  id: identity().$type<ContactMessageId>(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  doneAt: time('done_at'),
})

export const signInNonces = pgTable('sign_in_nonces', {
  nonce: text('nonce').primaryKey(),
  issuedAt: time('issued_at').notNull(),
})

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  address: address('address').notNull(),
  chainId: big('chain_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  lastActiveAt: time('last_active_at').notNull().defaultNow(),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    address: address('address').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.address, table.route, table.key] })],
)

export const chainBlocks = pgTable('chain_blocks', {
  number: big('number').primaryKey(),
  hash: bytes32('hash').notNull(),
  parentHash: bytes32('parent_hash').notNull(),
  minedAt: time('mined_at').notNull(),
})

export type ChainEventKind =
  | 'did-minted'
  | 'transferred'
  | 'claim-added'
  | 'claim-committed'
  | 'anchored'
  | 'verifier-accredited'
  | 'verifier-suspended'
  | 'attestation-revoked'

export const chainEvents = pgTable(
  'chain_events',
  {
    blockNumber: big('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    txHash: bytes32('tx_hash').notNull(),
    kind: text('kind').$type<ChainEventKind>().notNull(),
    tokenId: text('token_id'),
    address: address('address'),
    hash: bytes32('hash'),
    data: jsonb('data').notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.blockNumber, table.logIndex] })],
)

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
  leaves: jsonb('leaves').$type<ClaimLeaf[]>().notNull(),
  details: bytes32('details').notNull(),
  claimHash: bytes32('claim_hash').notNull(),
  publishHash: bytes32('publish_hash').notNull(),
  previousClaimId: big('previous_claim_id').$type<ClaimId>(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

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
  version: integer('version').notNull().default(1),
})

export const statusLists = pgTable('status_lists', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  verifierId: big('verifier_id').$type<UserId>().notNull(),
  taken: integer('taken').notNull().default(0),
})

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
  message: jsonb('message').$type<AttestationMessage>().notNull(),
  signature: text('signature').$type<Hex>().notNull(),
  level: text('level').$type<ProofType>().notNull(),
  proof: jsonb('proof').$type<Proof>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  revokedAt: time('revoked_at'),
  validUntil: time('valid_until'),
})

export const statusPlaces = pgTable(
  'status_places',
  { statusList: integer('status_list').notNull(), statusIndex: integer('status_index').notNull() },
  (table) => [primaryKey({ columns: [table.statusList, table.statusIndex] })],
)

export const anchors = pgTable('anchors', {
  digest: bytes32('digest').primaryKey(),
  queuedAt: time('queued_at').notNull().defaultNow(),
  transactionId: big('transaction_id'),
  firstBlock: big('first_block'),
})

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
  lastViewedAt: time('last_viewed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  withdrawnAt: time('withdrawn_at'),
})

export const shareViewers = pgTable(
  'share_viewers',
  {
    shareId: text('share_id').$type<ShareId>().notNull(),
    viewerHash: bytes32('viewer_hash').notNull(),
    openedAt: time('opened_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.viewerHash] })],
)

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

export const templates = pgTable('templates', {
  id: identity().$type<TemplateId>(),
  publisherId: big('publisher_id').$type<UserId>().notNull(),
  type: text('type').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  fields: jsonb('fields').$type<TemplateField[]>().notNull(),
  example: text('example').notNull(),
  uses: big('uses').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  retiredAt: time('retired_at'),
  version: integer('version').notNull().default(1),
})

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

export const proofAnswers = pgTable('proof_answers', {
  id: identity('id'),
  requestId: text('request_id').$type<RequestForProofId>().notNull(),
  sealed: text('sealed').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const vaults = pgTable('vaults', {
  owner: address('owner').primaryKey(),
  vaultId: text('vault_id').$type<VaultId>().notNull(),
  wrappings: jsonb('wrappings').$type<Wrapping[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export const vaultItems = pgTable(
  'vault_items',
  {
    owner: address('owner').notNull(),
    id: text('id').$type<VaultItemId>().notNull(),
    ciphertext: text('ciphertext').notNull(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.id] })],
)

export const stagedVaults = pgTable('staged_vaults', {
  owner: address('owner').primaryKey(),
  vaultId: text('vault_id').$type<VaultId>().notNull(),
  replaces: text('replaces').$type<VaultId>().notNull(),
  wrappings: jsonb('wrappings').$type<Wrapping[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const stagedVaultItems = pgTable(
  'staged_vault_items',
  {
    owner: address('owner').notNull(),
    id: text('id').$type<VaultItemId>().notNull(),
    ciphertext: text('ciphertext').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.id] })],
)

export const notifications = pgTable('notifications', {
  id: identity().$type<NotificationId>(),
  userId: big('user_id').$type<UserId>().notNull(),
  type: text('type').$type<NotificationType>().notNull(),
  title: text('title').notNull(),
  message: text('message').notNull(),
  data: jsonb('data').$type<Notification['data']>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  readAt: time('read_at'),
})

export const events = pgTable(
  'events',
  {
    userId: big('user_id').$type<UserId>().notNull(),
    seq: big('seq').notNull(),
    type: text('type').$type<ServerEvent['type']>().notNull(),
    data: jsonb('data').$type<ServerEvent['data']>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seq] })],
)

export type UserRow = typeof users.$inferSelect
export type ApplicationRow = typeof verifierApplications.$inferSelect
export type DomainProofRow = typeof domainProofs.$inferSelect
export type ContactMessageRow = typeof contactMessages.$inferSelect
export type DidRow = typeof dids.$inferSelect
export type ClaimRow = typeof claims.$inferSelect
export type RequestRow = typeof verificationRequests.$inferSelect
export type ShareRow = typeof shares.$inferSelect
export type TemplateRow = typeof templates.$inferSelect
export type RequestForProofRow = typeof requestsForProof.$inferSelect
export type VaultRow = typeof vaults.$inferSelect
export type StagedVaultRow = typeof stagedVaults.$inferSelect
export type VaultItemRow = typeof vaultItems.$inferSelect
export type HistoryRow = typeof claimHistory.$inferSelect
