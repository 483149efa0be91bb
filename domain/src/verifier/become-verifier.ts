import * as z from 'zod/mini'
import { complaints } from '../texts/complaints.ts'
import { organizationSchema } from './organization-name.ts'

export const requestVerifierStatusSchema = z.object({
  status: z.optional(z.boolean()),
  organization: organizationSchema.check(z.minLength(1, complaints.required)),
})
export type RequestVerifierStatus = z.infer<typeof requestVerifierStatusSchema>

export const applyForAccreditationSchema = z.pick(requestVerifierStatusSchema, { organization: true })
export type ApplyForAccreditation = z.infer<typeof applyForAccreditationSchema>
