import * as z from 'zod/mini'
import { templateSchema } from '../claim/template.ts'
import { attributeKeySchema } from '../vault/attribute-key.ts'
import { registerEntrySchema } from './register.ts'

/** What a verifier itself has published. */
const published = z.object({
  templates: z.array(z.pick(templateSchema, { id: true, type: true, title: true, summary: true })),
  /** The key to which owners seal private attributes, or null when the verifier has none. */
  attributeKey: z.nullable(z.pick(attributeKeySchema, { number: true, publicKey: true, validUntil: true })),
})

/** What everybody may read about a verifier. The reader's browser asks the chain for itself. */
export const verifierProfileSchema = z.discriminatedUnion('kind', [
  z.extend(published, {
    kind: z.literal('registered'),
    entry: registerEntrySchema,
    /** When the server last found the wallet at the entry's domain, or null if it found nothing. */
    domainProvenAt: z.nullable(z.iso.datetime()),
  }),
  z.extend(published, {
    kind: z.literal('self-registered'),
    /** The name that the verifier gave itself. Null for a name that would mislead people. */
    name: z.nullable(z.string()),
  }),
  /** The address of nobody, or of a person who is no verifier. The answer hides which. */
  z.object({ kind: z.literal('unknown') }),
])
export type VerifierProfile = z.infer<typeof verifierProfileSchema>
