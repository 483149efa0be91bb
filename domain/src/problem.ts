import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * The problem document by which the API refuses a call (RFC 9457). `code` may be any text, so that
 * the page accepts a code of a newer server and need not load the list of all codes.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.custom<ErrorCode>((code) => typeof code === 'string'),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof problemSchema>
