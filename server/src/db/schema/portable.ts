import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { CredentialConfiguration, CredentialOfferId, walletEvents } from '@did/domain/portable/credential-offer'
import type { IssuerKeyId, KeyCustody } from '@did/domain/portable/issuer-key'
import { address, big, bytes32, identity, time } from '../columns.ts'
import { boolean, integer, jsonb, pgTable, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

/**
 * The public key whose private key a wallet has proved to have. An SD-JWT VC names the key as a
 * JWK, and a VC 1.1 names the key's DID.
 */
export type WalletKey = { jwk: Record<string, unknown>; did: string | null }

export const credentialOffers = pgTable('credential_offers', {
  id: text('id').$type<CredentialOfferId>().primaryKey(),
  claimId: big('claim_id').$type<ClaimId>().notNull(),
  owner: address('owner').notNull(),
  configuration: text('configuration').$type<CredentialConfiguration>().notNull(),
  isDeferred: boolean('is_deferred').notNull(),
  txCodeHash: bytes32('tx_code_hash'),
  txFailures: integer('tx_failures').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
  cancelledAt: time('cancelled_at'),
  takenAt: time('taken_at'),
  tokenHash: bytes32('token_hash'),
  tokenEndsAt: time('token_ends_at'),
  transactionId: text('transaction_id'),
  walletKey: jsonb('wallet_key').$type<WalletKey>(),
  credential: jsonb('credential').$type<Record<string, unknown>>(),
  issuerKeyId: big('issuer_key_id').$type<IssuerKeyId>(),
  setAsideAt: time('set_aside_at'),
  refusedAt: time('refused_at'),
  issuedAt: time('issued_at'),
  notificationId: text('notification_id'),
  event: text('event').$type<(typeof walletEvents)[number]>(),
})
export type CredentialOfferRow = typeof credentialOffers.$inferSelect

export const spentNonces = pgTable('spent_nonces', {
  nonceHash: bytes32('nonce_hash').primaryKey(),
  expiresAt: time('expires_at').notNull(),
})

export const issuerKeys = pgTable('issuer_keys', {
  id: identity().$type<IssuerKeyId>(),
  verifier: address('verifier').notNull(),
  custody: text('custody').$type<KeyCustody>().notNull(),
  publicKey: bytes32('public_key').notNull(),
  sealedSecret: text('sealed_secret').$type<Hex>(),
  createdAt: time('created_at').notNull().defaultNow(),
  stoppedAt: time('stopped_at'),
})
export type IssuerKeyRow = typeof issuerKeys.$inferSelect
