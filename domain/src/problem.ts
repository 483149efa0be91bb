import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * The API sends every refusal as a problem document (RFC 9457). `code` may be any text. So the page
 * accepts the codes of a newer server and need not load the list of all codes.
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
