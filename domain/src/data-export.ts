import { z } from 'zod'
import { signedAttestationSchema } from './attestation.ts'
import { attributeKeySchema } from './attribute-key.ts'
import { claimLeafSchema, claimSchema } from './claim.ts'
import { didSchema } from './did.ts'
import { bytes32Schema, hexSchema } from './hex.ts'
import { claimHistorySchema } from './history.ts'
import { claimIdSchema, requestIdSchema } from './ids.ts'
import { notificationSchema } from './notification.ts'
import { proofSchema, proofTypeSchema } from './proof.ts'
import { requestForProofSchema } from './request-for-proof.ts'
import { shareRecordSchema } from './share-record.ts'
import { ownTemplateSchema } from './template.ts'
import { userSchema } from './user.ts'
import { vaultSchema } from './vault.ts'
import { askedRequestSchema, verificationRequestSchema } from './verification-request.ts'

const time = z.iso.datetime()
/** As in what is signed, where 0 is no end. */
const unixSeconds = z.int().nonnegative()

/** As the verifier signed it: `reason` is a code or the hash of its own words, which stand beside it. */
const withdrawalSchema = z.object({
  reason: bytes32Schema,
  reasonText: z.string().nullable(),
  signature: hexSchema.nullable(),
  revokedAt: time,
})

/** What a verifier signed, with the proof that came with it, and how it took that back. */
const exportedAttestationSchema = signedAttestationSchema.extend({
  id: z.int().positive(),
  claimId: claimIdSchema,
  requestId: requestIdSchema,
  digest: bytes32Schema,
  proof: proofSchema,
  withdrawal: withdrawalSchema.nullable(),
  createdAt: time,
  validUntil: time.nullable(),
  revokedAt: time.nullable(),
})

/** `decidedBy` is the administrator's wallet. */
const exportedApplicationSchema = z.object({
  organization: z.string(),
  status: z.string(),
  reason: z.string().nullable(),
  filedAt: time,
  decidedAt: time.nullable(),
  decidedBy: z.string().nullable(),
})

/** Everything held about one person. Of others it has what this person was told; lists are newest first, histories oldest first. */
export const dataExportSchema = z.object({
  format: z.literal('did-data-export-1'),
  exportedAt: time,
  wallet: z.string(),
  profile: userSchema.extend({ createdAt: time, updatedAt: time }).nullable(),
  sessions: z.array(z.object({ startedAt: time, lastActiveAt: time, chainId: z.int() })),
  dids: z.array(didSchema.extend({ isNextToMint: z.boolean() })),
  /** With the salts that open each field below what was signed. */
  claims: z.array(
    claimSchema.extend({ leaves: z.array(claimLeafSchema), publishHash: bytes32Schema, updatedAt: time }),
  ),
  attestationsReceived: z.array(exportedAttestationSchema),
  requestsSent: z.array(verificationRequestSchema),
  /** Of a controlled one the ciphertext, as it lies here: its key is in the link alone. */
  shares: z.array(
    shareRecordSchema.extend({
      attestationId: z.int().positive().nullable(),
      claimHash: bytes32Schema,
      ciphertext: z.string().nullable(),
      withdrawnAt: time.nullable(),
    }),
  ),
  histories: z.array(claimHistorySchema),
  requestsReceived: z.array(askedRequestSchema),
  attestationsGiven: z.array(exportedAttestationSchema),
  /** What was put together for a signature over a request that this person sent or received, and is not signed yet. */
  attestationsPrepared: z.array(
    z.object({
      requestId: requestIdSchema,
      level: proofTypeSchema,
      validFrom: unixSeconds,
      validUntil: unixSeconds,
      statusList: z.int(),
      statusIndex: z.int(),
      commitment: bytes32Schema,
    }),
  ),
  verifierApplications: z.array(exportedApplicationSchema),
  /** What this person decided as an administrator. */
  applicationsDecided: z.array(exportedApplicationSchema),
  domainProof: z.object({ domain: z.string(), provenAt: time, expiresAt: time }).nullable(),
  /** To which private attributes for this verifier are sealed. */
  attributeKey: attributeKeySchema.nullable(),
  /** What this person published as a verifier, retired ones too. */
  templates: z.array(ownTemplateSchema.extend({ updatedAt: time })),
  notifications: z.array(notificationSchema.extend({ readAt: time.nullable() })),
  /** Sealed, as it is kept: this part opens with any of its ways in. */
  requestsForProof: z.array(requestForProofSchema),
  vault: vaultSchema.nullable(),
  /** What was sent to open pages. */
  messages: z.array(z.object({ sentAt: time, type: z.string(), data: z.unknown() })),
  /** Answers kept for 24 hours, so that a repeated request is not carried out twice. */
  keptAnswers: z.array(z.object({ route: z.string(), keptSince: time, answer: z.unknown() })),
})
export type DataExport = z.infer<typeof dataExportSchema>
