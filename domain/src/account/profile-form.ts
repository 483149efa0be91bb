import * as z from 'zod/mini'
import { addressSchema } from '../hex.ts'
import { hasLetterOrDigit } from '../hidden/is-name.ts'
import { lineSchema, nameTextSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { isVisibleText, organizationSchema } from '../verifier/organization-name.ts'
import { maximumProfileLength, minimumUsernameLength } from './limits.ts'

const nullToBlank = (value: unknown) => (value === null ? '' : value)
const blankToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value)

function optionalText<Schema extends z.core.$ZodType<string, string>>(schema: Schema) {
  return z.optional(z.pipe(z.transform(blankToUndefined), z.optional(schema)))
}

/** The username that somebody looks up. An older username may have neither a letter nor a digit. */
export const usernameSchema = lineSchema(fieldNames.username, maximumProfileLength.username).check(
  z.minLength(minimumUsernameLength, complaints.usernameShort),
  z.refine(isVisibleText, complaints.notVisible),
)
/**
 * A new username needs a letter or a digit. Usernames that are older than this rule stay as they
 * are.
 */
const chosenUsernameSchema = usernameSchema.check(
  z.refine((name) => name === '' || hasLetterOrDigit(name), complaints.usernameWithoutLetter),
)
const nameSchema = nameTextSchema(fieldNames.name, maximumProfileLength.name)
export const emailSchema = z.email(complaints.email).check(z.maxLength(maximumProfileLength.email, complaints.email))

/**
 * The fields of every form and API call about a profile. An empty optional field becomes absent.
 */
export const profileFormSchema = z.object({
  username: chosenUsernameSchema,
  name: optionalText(nameSchema),
  email: optionalText(emailSchema),
})
export type ProfileForm = z.infer<typeof profileFormSchema>

/**
 * The specification's page also sends `walletAddress`, `isVerifier` and `password`, which have no
 * effect.
 */
export const createUserSchema = z.extend(profileFormSchema, {
  walletAddress: z.optional(addressSchema),
  isVerifier: z.optional(z.boolean()),
  password: z.optional(z.string()),
})
export type CreateUser = z.infer<typeof createUserSchema>

/**
 * Only a verifier's form has `organization`. An empty value removes the organization's name, unless
 * the name is on the chain.
 */
export const updateUserSchema = z.extend(profileFormSchema, {
  organization: z.optional(z.pipe(z.transform(nullToBlank), z.optional(organizationSchema))),
})
export type UpdateUser = z.infer<typeof updateUserSchema>
