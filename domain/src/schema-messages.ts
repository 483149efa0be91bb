import type * as z from 'zod/mini'
import { complaints } from './texts/en/complaints.ts'

/**
 * Returns the message for a missing value, and for any complaint of a schema without a text of its
 * own. The server and the page each set this function as zod's `customError`.
 */
export const specMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return complaints.required
  return complaints.invalid
}
