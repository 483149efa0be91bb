import * as z from 'zod/mini'
import { attributeKeySchema } from './attribute-key.ts'

export const publishAttributeKeySchema = z.extend(z.omit(attributeKeySchema, { verifier: true }), {
  number: z.int().check(z.positive()),
})
export type PublishAttributeKey = z.infer<typeof publishAttributeKeySchema>
