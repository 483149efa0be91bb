import * as z from 'zod/mini'
import { type Address, addressSchema } from '../hex.ts'
import { userIdSchema } from '../ids.ts'

export const verifierApplicationSchema = z.enum(['none', 'pending', 'approved', 'refused'])
export type VerifierApplication = z.infer<typeof verifierApplicationSchema>

export const accreditationSchema = z.enum(['self-registered', 'accredited'])
export type Accreditation = z.infer<typeof accreditationSchema>

export const userSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  walletAddress: addressSchema,
  /** Tells whether this user may receive requests from owners, and approve or reject them. */
  isVerifier: z.boolean(),
  isAdministrator: z.boolean(),
  verifierOrganization: z.nullable(z.string()),
  verifierApplication: verifierApplicationSchema,
  /**
   * The accreditation of this verifier, as others see it. The value is null for a user who is no
   * verifier.
   */
  accreditation: z._default(z.nullable(accreditationSchema), null),
  /** Tells whether an administrator suspended this user as a verifier. */
  isSuspended: z._default(z.boolean(), false),
  version: z.int(),
})
export type User = z.infer<typeof userSchema>

const personSchema = z.object({ username: z.string(), wallet: addressSchema })
/** What somebody finds who looks up a person's username: the wallet that acts for the person. */
export type Person = z.infer<typeof personSchema>
/** `person` is null when nobody has the username. */
export const foundPersonSchema = z.object({ person: z.nullable(personSchema) })
export type FoundPerson = z.infer<typeof foundPersonSchema>

export const verifierSchema = z.object({
  id: userIdSchema,
  verifierOrganization: z.nullable(z.string()),
  username: z.string(),
  walletAddress: addressSchema,
  accreditation: accreditationSchema,
  /** The domain that the verifier proved and that the chain records with its accreditation. */
  domain: z.nullable(z.string()),
  /**
   * Tells whether the verifier has a key to which owners can seal private attributes. The owner's
   * page may still refuse the key.
   */
  receivesAttributes: z._default(z.boolean(), false),
})
export type Verifier = z.infer<typeof verifierSchema>

/** Returns `user_` or `verifier_` and the first 8 characters of the address, including `0x`. */
export function defaultUsername(address: Address, kind: 'user' | 'verifier' = 'user'): string {
  return `${kind}_${address.slice(0, 8)}`
}

/**
 * Tells whether a username is the one that the server generates for this wallet. With a suffix,
 * which the server adds to make a username unique, it is not.
 */
export function isDefaultUsername(username: string, address: Address): boolean {
  const lower = username.toLowerCase()
  return [defaultUsername(address), defaultUsername(address, 'verifier')].some((name) => name.toLowerCase() === lower)
}
