import * as z from 'zod/mini'
import { addressSchema, bytes32Schema, hexSchema } from '../hex.ts'
import { usernameSchema } from './profile-form.ts'
import { guardianLimits } from './recovery-limits.ts'

/**
 * The most bytes of a signature. A passkey's signature has fewer than 1,000, including its wrapper
 * (ERC-6492).
 */
const signatureBytesAtMost = 2048

/**
 * The list of guardians, as in `IIdentityControl.Guardians`. `who` is in ascending order without
 * repetition, and `delay` is in seconds.
 */
export const guardianListSchema = z
  .object({
    who: z.array(addressSchema).check(z.minLength(1), z.maxLength(guardianLimits.most)),
    threshold: z.int().check(z.minimum(1)),
    delay: z.int().check(z.minimum(guardianLimits.shortestDelaySeconds), z.maximum(guardianLimits.longestDelaySeconds)),
    salt: bytes32Schema,
  })
  .check(z.refine(({ who, threshold }) => threshold <= who.length))
export type GuardianList = z.infer<typeof guardianListSchema>

/**
 * The names that the owner gave the guardians, by the guardians' addresses in lower case. The hash
 * of the list of guardians does not cover the names.
 */
const guardianNamesSchema = z.record(addressSchema, usernameSchema)
export type GuardianNames = z.infer<typeof guardianNamesSchema>

/**
 * The guardian file, which each guardian keeps in case the owner loses everything. The file works
 * without names, so malformed names in it are dropped.
 */
export const guardianFileSchema = z.object({
  kind: z.literal('did-verification-guardians'),
  version: z.literal(1),
  publicUrl: z.string(),
  chainId: z.int().check(z.positive()),
  didRegistry: addressSchema,
  identity: addressSchema,
  guardians: guardianListSchema,
  names: z.catch(z.optional(guardianNamesSchema), undefined),
})
export type GuardianFile = z.infer<typeof guardianFileSchema>

export const maximumGuardianFileBytes = 100_000

/** A P-256 public key in hex: 32 bytes of x, then 32 bytes of y. */
const recoveryKeySchema = z.templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]{128}/))])

/**
 * A recovery gives control to another address, or to a new key of a passkey account, which keeps
 * its address.
 */
export const recoveryTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('controller'), controller: addressSchema }),
  z.object({ kind: z.literal('key'), key: recoveryKeySchema }),
])
export type RecoveryTarget = z.infer<typeof recoveryTargetSchema>

/** A decimal uint256. A larger number would make the hash of the vote throw. */
const roundSchema = z.string().check(
  z.regex(/^(0|[1-9]\d{0,77})$/, { abort: true }),
  z.refine((round) => BigInt(round) < 2n ** 256n),
)

/**
 * The decisions that guardians can make together. The registry carries out `recover` by
 * `startRecovery`, and each other kind by `decide`.
 */
export const guardianDecisionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recover'), target: recoveryTargetSchema }),
  z.object({ kind: z.enum(['freeze', 'unfreeze', 'veto']) }),
])
export type GuardianDecision = z.infer<typeof guardianDecisionSchema>

/**
 * One guardian's signature of a decision, with the list of guardians. The server compares the
 * list's hash with the hash on the chain.
 */
export const guardianVoteSchema = z.object({
  identity: addressSchema,
  decision: guardianDecisionSchema,
  round: roundSchema,
  guardians: guardianListSchema,
  guardian: addressSchema,
  signature: hexSchema.check(z.refine((signature) => signature.length <= 2 + 2 * signatureBytesAtMost)),
  /** The freeze that the guardian read that the vote ends, or the change that it stops. */
  occasion: z.optional(bytes32Schema),
})
export type GuardianVote = z.infer<typeof guardianVoteSchema>

/**
 * The guardians who have signed a decision. `transactionHash` is null until enough have signed and
 * the service has sent the transaction.
 */
export const countedVotesSchema = z.object({
  votes: z.array(addressSchema),
  threshold: z.int(),
  transactionHash: z.nullable(bytes32Schema),
})
export type CountedVotes = z.infer<typeof countedVotesSchema>

/**
 * The number of guardians who have signed a decision. `threshold` is null while nobody has signed.
 */
export const voteCountSchema = z.object({ count: z.int(), threshold: z.nullable(z.int()) })
export type VoteCount = z.infer<typeof voteCountSchema>

/**
 * The request to carry out a pending change of control. `consent` is the signature of the address
 * that takes over, or null for a recovery by key.
 */
export const finishRecoverySchema = z.object({
  identity: addressSchema,
  key: z.nullable(recoveryKeySchema),
  consent: z.nullable(z.object({ deadline: z.int().check(z.positive()), signature: hexSchema })),
})
export type FinishRecovery = z.infer<typeof finishRecoverySchema>

/**
 * The control of an identity, as the chain index knows it. `nextGuardians` has a hash of zero while
 * the removal of all guardians is pending.
 */
export const identityControlSchema = z.object({
  identity: addressSchema,
  controller: addressSchema,
  since: z.nullable(z.iso.datetime()),
  byRecovery: z.boolean(),
  frozenSince: z.nullable(z.iso.datetime()),
  guardiansHash: z.nullable(bytes32Schema),
  nextGuardians: z.nullable(z.object({ hash: bytes32Schema, at: z.iso.datetime() })),
  pending: z.nullable(
    z.object({
      kind: z.enum(['recovery', 'move', 'unfreeze']),
      controller: z.nullable(addressSchema),
      keyHash: z.nullable(bytes32Schema),
      readyAt: z.iso.datetime(),
      isUnanimous: z.boolean(),
    }),
  ),
})
export type IdentityControl = z.infer<typeof identityControlSchema>
