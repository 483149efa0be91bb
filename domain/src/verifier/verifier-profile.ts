import * as z from 'zod/mini'
import { templateSchema } from '../template/template.ts'
import { attributeKeySchema } from '../vault/attribute-key.ts'
import { registerEntrySchema } from './register.ts'

const published = z.object({
  templates: z.array(z.pick(templateSchema, { id: true, type: true, title: true, summary: true })),
  /** The key with which owners seal private attributes, or null when the verifier has none. */
  attributeKey: z.nullable(z.pick(attributeKeySchema, { number: true, publicKey: true, validUntil: true })),
})

/**
 * A verifier's profile, which everybody may read. The reader's browser also asks the chain itself.
 */
export const verifierProfileSchema = z.discriminatedUnion('kind', [
  z.extend(published, {
    kind: z.literal('registered'),
    entry: registerEntrySchema,
    /**
     * The time when the server last found the verifier's wallet in the DID configuration of the
     * domain in `entry`, or null.
     */
    domainProvenAt: z.nullable(z.iso.datetime()),
  }),
  z.extend(published, {
    kind: z.literal('self-registered'),
    /**
     * The name that the verifier gave itself. The value is null for a name that would mislead
     * people.
     */
    name: z.nullable(z.string()),
  }),
  /**
   * The profile of an address that belongs to nobody, or to a person who is no verifier. The answer
   * does not tell which of the two.
   */
  z.object({ kind: z.literal('unknown') }),
])
export type VerifierProfile = z.infer<typeof verifierProfileSchema>
