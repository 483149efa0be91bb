import { z } from 'zod'
import { attributeEncodings } from './proof-vocabulary.ts'
import { isPlainText } from './text.ts'
import { complaints } from './texts/complaints.ts'

/** Kept as JSON in the database, which holds less than a string does. */
const text = z.string().max(2000).refine(isPlainText, complaints.invalid)
const attribute = { field: text.min(1).max(60), encoding: z.enum(attributeEncodings) }

/**
 * One fact about one attribute. Bounds and members are written as the attribute itself is, so a day as `2008-11-21`; a bound that is
 * not there does not bind. Up to eight members go with other clauses, up to 256 alone. `known` says of an attribute only that it is
 * among those vouched for.
 */
export const clauseSchema = z.discriminatedUnion('mode', [
  z.object({ ...attribute, mode: z.literal('range'), least: text.optional(), most: text.optional() }),
  z.object({ ...attribute, mode: z.literal('in'), members: z.array(text).min(1).max(256) }),
  z.object({ ...attribute, mode: z.literal('not-in'), members: z.array(text).min(1).max(8) }),
  z.object({ ...attribute, mode: z.literal('known') }),
])
export type Clause = z.infer<typeof clauseSchema>
