import * as z from 'zod/mini'
import { textSchema } from '../text.ts'
import { fieldNames } from '../texts/en/complaints.ts'
import { maximumApplicationLength } from './limits.ts'

const reasonSchema = textSchema(fieldNames.reason, maximumApplicationLength.reason)
export const decideApplicationSchema = z.object({
  decision: z.enum(['approve', 'refuse']),
  reason: z.optional(reasonSchema),
  /** The name that the administrator read. The server refuses a decision about another name. */
  organization: z.optional(z.string()),
})
export type DecideApplication = z.infer<typeof decideApplicationSchema>

export const suspendVerifierSchema = z.object({ reason: z.optional(reasonSchema) })
