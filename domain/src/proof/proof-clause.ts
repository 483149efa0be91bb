import * as z from 'zod/mini'
import { isPlainText } from '../text.ts'
import { complaints } from '../texts/en/complaints.ts'
import { attributeEncodings } from './proof-vocabulary.ts'

/** The database keeps this text as JSON, which cannot hold U+0000 or half a surrogate pair. */
const text = z.string().check(z.maxLength(2000), z.refine(isPlainText, complaints.invalid))
const attribute = { field: text.check(z.minLength(1), z.maxLength(60)), encoding: z.enum(attributeEncodings) }

/**
 * One condition on one attribute. Bounds and members are written like the attribute's value, for
 * example `2008-11-21` for a day. A missing bound allows every value. The `in` of a single clause
 * may list up to 256 members, and any other list up to eight. `known` says only that a verifier
 * attested the attribute.
 */
export const clauseSchema = z.discriminatedUnion('mode', [
  z.object({ ...attribute, mode: z.literal('range'), least: z.optional(text), most: z.optional(text) }),
  z.object({ ...attribute, mode: z.literal('in'), members: z.array(text).check(z.minLength(1), z.maxLength(256)) }),
  z.object({ ...attribute, mode: z.literal('not-in'), members: z.array(text).check(z.minLength(1), z.maxLength(8)) }),
  z.object({ ...attribute, mode: z.literal('known') }),
])
export type Clause = z.infer<typeof clauseSchema>
