import type {
  PresentationConfiguration,
  PresentationProgress,
  PresentationRequestId,
} from '@did/domain/portable/presentation-request'
import { bytes32, time } from '../columns.ts'
import { boolean, jsonb, pgTable, text } from '../drizzle.ts'

// The migrations define and explain the constraints of this table.

/**
 * Wallets encrypt their answers to this P-256 key. The column contains a JWK with the private half.
 */
export type AnswerKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string; kid: string }
export type PresentationOutcome = Extract<PresentationProgress, { state: 'verified' | 'failed' }>

export const presentationRequests = pgTable('presentation_requests', {
  id: text('id').$type<PresentationRequestId>().primaryKey(),
  secretHash: bytes32('secret_hash').notNull(),
  configuration: text('configuration').$type<PresentationConfiguration>().notNull(),
  claims: jsonb('claims').$type<string[]>(),
  clientId: text('client_id').notNull(),
  nonce: text('nonce').notNull(),
  isSameDevice: boolean('is_same_device').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
  decryptionKey: jsonb('decryption_key').$type<AnswerKey>(),
  judgingUntil: time('judging_until'),
  refusedAt: time('refused_at'),
  answeredAt: time('answered_at'),
  outcome: jsonb('outcome').$type<PresentationOutcome>(),
  responseCodeHash: bytes32('response_code_hash'),
})
export type PresentationRequestRow = typeof presentationRequests.$inferSelect
