import type { z } from 'zod'
import { complaints } from './texts/complaints.ts'

/**
 * The spec's two generic messages (SPEC.md 5): 'Required' for what is missing, 'Invalid input' for any other complaint that
 * has no text of its own. Installed once per process with `z.config({ customError: specMessages })`.
 */
export const specMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return complaints.required
  return complaints.invalid
}
