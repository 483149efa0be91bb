import * as z from 'zod/mini'

const hex = z.templateLiteral(['0x', z.string().check(z.regex(/^([0-9a-f]{2})*$/))])
const bytes32 = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{64}$/))])
const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{40}$/))])

/**
 * The part of the chain that a later check needs, in the state after one block. `preimages` are
 * headers, nodes of tries and the registry's code. A checker finds each by its hash, so a changed
 * preimage counts as missing. `anchor` is the place of the attestation's record, or null.
 */
export const chainEvidenceSchema = z.object({
  format: z.literal('did-verification-chain-evidence'),
  version: z.literal(1),
  chainId: z.int().check(z.positive()),
  didRegistry: address,
  /** The evidence proves the state of the block with this hash. */
  block: bytes32,
  anchor: z.nullable(z.object({ block: bytes32, transactionIndex: z.int().check(z.nonnegative()) })),
  preimages: z.array(hex).check(z.maxLength(100_000)),
})
export type ChainEvidence = z.infer<typeof chainEvidenceSchema>
