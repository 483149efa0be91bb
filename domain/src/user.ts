import { z } from 'zod'
import { maximumLength, minimumLength } from './constants.ts'
import { type Address, addressSchema } from './hex.ts'
import { userIdSchema } from './ids.ts'
import { isVisibleText, organizationSchema } from './organization-name.ts'
import { textSchema } from './text.ts'
import { complaints, fieldNames } from './texts/complaints.ts'

const blankToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value)

export const usernameSchema = textSchema(fieldNames.username, maximumLength.username)
  .min(minimumLength.username, complaints.usernameShort)
  .refine(isVisibleText, complaints.notVisible)
const nameSchema = textSchema(fieldNames.name, maximumLength.name)
export const emailSchema = z.email(complaints.email).max(maximumLength.email, complaints.email)

export const verifierApplicationSchema = z.enum(['none', 'pending', 'approved', 'refused'])
export type VerifierApplication = z.infer<typeof verifierApplicationSchema>

export const accreditationSchema = z.enum(['self-registered', 'accredited'])
export type Accreditation = z.infer<typeof accreditationSchema>

export const userSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  walletAddress: addressSchema,
  /** May be asked and may verify, now. */
  isVerifier: z.boolean(),
  /** May decide on applications. */
  isAdministrator: z.boolean(),
  verifierOrganization: z.string().nullable(),
  verifierApplication: verifierApplicationSchema,
  /** What a verifier is to others; null for whoever is none. */
  accreditation: accreditationSchema.nullable().default(null),
  version: z.int(),
})
export type User = z.infer<typeof userSchema>

/** The profile form, shared by the wizard, the edit dialog and both requests. Empty optional fields count as absent. */
export const profileFormSchema = z.object({
  username: usernameSchema,
  name: z.preprocess(blankToUndefined, nameSchema.optional()),
  email: z.preprocess(blankToUndefined, emailSchema.optional()),
})
export type ProfileForm = z.infer<typeof profileFormSchema>

/** `walletAddress`, `isVerifier` and `password` are accepted because the spec sends them; the session decides all three. */
export const createUserSchema = profileFormSchema.extend({
  walletAddress: addressSchema.optional(),
  isVerifier: z.boolean().optional(),
  password: z.string().optional(),
})
export type CreateUser = z.infer<typeof createUserSchema>

/** An absent organization stays as it is, an empty one is cleared: forms of people who are no verifiers do not ask for it. */
export const updateUserSchema = profileFormSchema.extend({
  organization: z.preprocess((value) => (value === null ? '' : value), organizationSchema.optional()),
})
export type UpdateUser = z.infer<typeof updateUserSchema>

export const verifierSchema = z.object({
  id: userIdSchema,
  verifierOrganization: z.string().nullable(),
  username: z.string(),
  walletAddress: addressSchema,
  accreditation: accreditationSchema,
  /** Proven, and recorded on the chain by whoever accredited it. */
  domain: z.string().nullable(),
})
export type Verifier = z.infer<typeof verifierSchema>

/** The spec's generated names: a prefix and the wallet's first 8 characters, `0x` included. */
export function defaultUsername(address: Address, kind: 'user' | 'verifier' = 'user'): string {
  return `${kind}_${address.slice(0, 8)}`
}

/** Generated names may be taken by a wallet with the same prefix; those get a suffix instead of a refusal. */
export function isDefaultUsername(username: string, address: Address): boolean {
  const lower = username.toLowerCase()
  return [defaultUsername(address), defaultUsername(address, 'verifier')].some((name) => name.toLowerCase() === lower)
}
