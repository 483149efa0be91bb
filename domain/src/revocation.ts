import * as z from 'zod/mini'

// `zod/mini`, because the public verdict page reads a status list's entry with it: docs/decisions/0004-zod-mini-on-the-public-page.md.

const hex = z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2}){0,4096}$/))
const bytes32 = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

/**
 * One place of a verifier's status list. `revocation` is what the verifier signed (`ClaimRevocation`): with it a reader need not
 * believe the list. It is null where the place stands, and where the verifier took it back on the chain alone.
 */
export const statusListEntrySchema = z.object({
  revoked: z.boolean(),
  revocation: z.nullable(z.object({ attestation: bytes32, reason: bytes32, signature: hex })),
})
export type StatusListEntry = z.infer<typeof statusListEntrySchema>
