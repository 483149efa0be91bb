import * as z from 'zod/mini'
import { addressSchema, bytes32Schema } from '../hex.ts'

/** The two coordinates of a P-256 public key, 32 bytes each. */
export const passkeyKeySchema = z.object({ x: bytes32Schema, y: bytes32Schema })
export type PasskeyKey = z.infer<typeof passkeyKeySchema>

/** The id that an authenticator gives a passkey: 16 to 1,023 bytes in base64url (WebAuthn, 5.1). */
export const credentialIdSchema = z.string().check(z.regex(/^[\w-]{22,1364}$/))

/** A passkey that the server stores, so that another device can find the account by the passkey. */
export const keepPasskeySchema = z.extend(passkeyKeySchema, { credentialId: credentialIdSchema })
export type KeepPasskey = z.infer<typeof keepPasskeySchema>

/** A stored passkey with the time at which it was first stored. */
export const keptPasskeySchema = z.extend(keepPasskeySchema, { createdAt: z.iso.datetime() })
export type KeptPasskey = z.infer<typeof keptPasskeySchema>

/** The account that a passkey opens, with the public key of the passkey. */
export const knownPasskeySchema = z.extend(passkeyKeySchema, { account: addressSchema })
export type KnownPasskey = z.infer<typeof knownPasskeySchema>

/**
 * The transaction by which the service sends a sponsored call. Before the chain takes it, another
 * one with higher fees may replace it.
 */
export const sponsoredTransactionSchema = z.object({ transactionHash: bytes32Schema })
