import { z } from 'zod'
import { addressSchema } from './hex.ts'
import { userSchema } from './user.ts'

export const nonceSchema = z.object({ nonce: z.string(), issuedAt: z.iso.datetime() })
export type Nonce = z.infer<typeof nonceSchema>

/** Whether `signature` is one is judged with the message, after its nonce: whatever is no signature is a failed one. */
export const signInSchema = z.object({ message: z.string().min(1).max(4000), signature: z.string() })
export type SignIn = z.infer<typeof signInSchema>

export const sessionSchema = z.object({
  address: addressSchema,
  chainId: z.int().positive(),
  expiresAt: z.iso.datetime(),
  user: userSchema.nullable(),
})
export type Session = z.infer<typeof sessionSchema>

/** What the page keeps under the local-storage key `wallet_session` (SPEC.md 3); times are epoch milliseconds. */
export const walletSessionSchema = z.object({
  address: addressSchema,
  chainId: z.int().positive(),
  timestamp: z.number(),
  lastActivity: z.number(),
})
export type WalletSession = z.infer<typeof walletSessionSchema>

/** The statement a wallet shows above the sign-in fields (EIP-4361). */
export const signInStatement = 'Sign in to DID Verification. This costs nothing and sends no transaction.'
