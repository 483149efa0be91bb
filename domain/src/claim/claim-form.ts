import * as z from 'zod/mini'
import { maximumProfileLength } from '../account/limits.ts'
import { didIdSchema, templateIdSchema } from '../ids.ts'
import { nameTextSchema, textSchema, wordingSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { claimFieldsFormSchema } from './claim-field-form.ts'
import { derivedFactsSchema } from './derived-fact.ts'
import { maximumClaimLength, minimumClaimLength } from './limits.ts'
import { findCrossedEnd } from './period.ts'

export const claimTypeSchema = wordingSchema(fieldNames.claimType, maximumClaimLength.claimType).check(
  z.minLength(1, complaints.claimTypeMissing),
)
export const titleSchema = wordingSchema(fieldNames.title, maximumClaimLength.title)
/** The earliest issue date of a claim. No document is older. */
const firstDay = '1000-01-01'
/**
 * The issue date of a claim is a calendar day. The server refuses a day that has not begun anywhere
 * on earth.
 */
export const issueDateSchema = z.iso
  .date(complaints.invalid)
  .check(z.refine((day) => day >= firstDay, complaints.invalid))
const descriptionSchema = textSchema(fieldNames.description, maximumClaimLength.description)

export const onboardingClaimFormSchema = z.object({
  type: claimTypeSchema,
  title: titleSchema.check(z.minLength(minimumClaimLength.title, complaints.titleShort)),
  description: descriptionSchema.check(z.minLength(minimumClaimLength.description, complaints.descriptionShort)),
  holderName: nameTextSchema(fieldNames.holderName, maximumProfileLength.name),
  isPrivate: z.boolean(),
  isSelective: z.boolean(),
})
export type OnboardingClaimForm = z.infer<typeof onboardingClaimFormSchema>

const claimSchema = z.object({
  didId: didIdSchema,
  type: claimTypeSchema,
  title: titleSchema.check(z.minLength(1, complaints.required)),
  description: descriptionSchema.check(z.minLength(1, complaints.required)),
  issuer: z._default(wordingSchema(fieldNames.issuer, maximumClaimLength.issuer), ''),
  isPrivate: z._default(z.boolean(), false),
  isSelective: z._default(z.boolean(), true),
  derivedFacts: z._default(derivedFactsSchema, []),
  /**
   * The claim's issue date. If it is absent, a new claim gets today's date, and an edited claim
   * keeps its date.
   */
  issueDate: z.optional(issueDateSchema),
  /**
   * The name by which the verifier knows the holder, or ''. If it is absent, a new claim has no
   * name, and an edited claim keeps its name.
   */
  holderName: z.optional(nameTextSchema(fieldNames.holderName, maximumProfileLength.name)),
  fields: z.optional(claimFieldsFormSchema),
  /**
   * The specification sends `isVerified`, which has no effect: owners cannot verify their own
   * claims.
   */
  isVerified: z.optional(z.boolean()),
  /** The template that the owner used. The server counts how often each template is used. */
  templateId: z.optional(templateIdSchema),
})

const expiresAfterIssue = z.check<Pick<z.infer<typeof claimSchema>, 'fields' | 'issueDate'>>(({ value, issues }) => {
  const { fields = [], issueDate } = value
  const place = findCrossedEnd(fields, issueDate)
  if (place === null || findCrossedEnd(fields) !== null) return // The fields complain themselves.
  issues.push({ code: 'custom', input: value, path: ['fields', place, 'value'], message: complaints.fieldBeforeIssue })
})

/**
 * The request to create a claim. Title and description must not be empty. The wizard's form is
 * stricter.
 */
export const createClaimSchema = claimSchema.check(expiresAfterIssue)
export type CreateClaim = z.infer<typeof createClaimSchema>

/** An edit of a claim sends the whole form again. A claim never moves to another DID. */
export const updateClaimSchema = z
  .omit(claimSchema, { didId: true, isVerified: true, templateId: true })
  .check(expiresAfterIssue)
export type UpdateClaim = z.infer<typeof updateClaimSchema>
