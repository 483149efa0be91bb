import * as z from 'zod/mini'

// The public verdict page loads this file, so it needs few schemas
// (docs/decisions/0004-zod-mini.md).

const hex = z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2}){0,4096}$/))
const bytes32 = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

/**
 * An entry of a status list. `revocation` has the verifier's signature, so that nobody has to trust
 * the list. `revocation` is null while the attestation is valid, and when the verifier revoked only
 * on the chain.
 */
export const statusListEntrySchema = z.object({
  revoked: z.boolean(),
  revocation: z.nullable(z.object({ attestation: bytes32, reason: bytes32, signature: hex })),
})
export type StatusListEntry = z.infer<typeof statusListEntrySchema>
