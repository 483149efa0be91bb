import * as z from 'zod/mini'
import { errorCodes } from './errors.ts'

/** The API sends every refusal as a problem document (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof problemSchema>
