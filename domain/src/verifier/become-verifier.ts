import * as z from 'zod/mini'
import { complaints } from '../texts/en/complaints.ts'
import { enteredDetailsSchema } from './application.ts'
import { organizationSchema } from './organization-name.ts'

/** An application to become an accredited verifier, which an administrator reads. */
export const applyForAccreditationSchema = z.object({
  organization: organizationSchema.check(z.minLength(1, complaints.required)),
  details: z.optional(enteredDetailsSchema),
})
export type ApplyForAccreditation = z.infer<typeof applyForAccreditationSchema>

/**
 * The request to become a verifier. If no administrator has to decide, the server uses only the
 * organization's name.
 */
export const requestVerifierStatusSchema = z.extend(applyForAccreditationSchema, { status: z.optional(z.boolean()) })
export type RequestVerifierStatus = z.infer<typeof requestVerifierStatusSchema>
