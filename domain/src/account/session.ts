import * as z from 'zod/mini'
import { addressSchema } from '../hex.ts'
import { userSchema } from './user.ts'

export const nonceSchema = z.object({ nonce: z.string(), issuedAt: z.iso.datetime() })
export type Nonce = z.infer<typeof nonceSchema>

/**
 * Any text passes as a signature, so that even a malformed signature uses up the message's nonce.
 */
export const signInSchema = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(4000)),
  signature: z.string(),
  /**
   * The identity for which the wallet signs in. Only a wallet that controls several identities has
   * to name one of them.
   */
  identity: z.optional(addressSchema),
})
export type SignIn = z.infer<typeof signInSchema>

export const sessionSchema = z.object({
  address: addressSchema,
  /**
   * The wallet that signed the sign-in message and controls the identity `address`. Usually, both
   * are the same.
   */
  signer: addressSchema,
  chainId: z.int().check(z.positive()),
  expiresAt: z.iso.datetime(),
  user: z.nullable(userSchema),
  /**
   * Tells whether the signed-in wallet belongs to an administrator. An administrator may have no
   * profile.
   */
  isAdministrator: z._default(z.boolean(), false),
})
export type Session = z.infer<typeof sessionSchema>

/**
 * The page's entry `wallet_session` in local storage, with times in milliseconds since 1970.
 * `address` is the wallet's address, even if the wallet controls another identity.
 */
export const walletSessionSchema = z.object({
  address: addressSchema,
  chainId: z.int().check(z.positive()),
  timestamp: z.number(),
  lastActivity: z.number(),
})
export type WalletSession = z.infer<typeof walletSessionSchema>
