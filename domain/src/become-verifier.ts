import { z } from 'zod'
import { organizationSchema } from './organization-name.ts'
import { complaints } from './texts/complaints.ts'

export const requestVerifierStatusSchema = z.object({
  status: z.boolean().optional(),
  organization: organizationSchema.min(1, complaints.required),
})
export type RequestVerifierStatus = z.infer<typeof requestVerifierStatusSchema>

export const applyForAccreditationSchema = requestVerifierStatusSchema.pick({ organization: true })
export type ApplyForAccreditation = z.infer<typeof applyForAccreditationSchema>
