import { z } from 'zod'
import { signedAttestationSchema } from './attestation.ts'
import { claimLeafSchema, claimSchema } from './claim.ts'
import { didSchema } from './did.ts'
import { bytes32Schema } from './hex.ts'
import { claimHistorySchema } from './history.ts'
import { claimIdSchema } from './ids.ts'
import { notificationSchema } from './notification.ts'
import { proofSchema } from './proof.ts'
import { shareRecordSchema } from './share-record.ts'
import { ownTemplateSchema } from './template.ts'
import { userSchema } from './user.ts'
import { vaultSchema } from './vault.ts'
import { askedRequestSchema, verificationRequestSchema } from './verification-request.ts'

const time = z.iso.datetime()

/** What a verifier signed, with the proof that came with it. */
const exportedAttestationSchema = signedAttestationSchema.extend({
  claimId: claimIdSchema,
  digest: bytes32Schema,
  proof: proofSchema,
  createdAt: time,
  validUntil: time.nullable(),
  revokedAt: time.nullable(),
})

/** Everything held about one person. Of others it has what this person was told; lists are newest first, histories oldest first. */
export const dataExportSchema = z.object({
  format: z.literal('did-data-export-1'),
  exportedAt: time,
  wallet: z.string(),
  profile: userSchema.extend({ createdAt: time, updatedAt: time }).nullable(),
  sessions: z.array(z.object({ startedAt: time, lastActiveAt: time })),
  dids: z.array(didSchema),
  /** With the salts that open each field below what was signed. */
  claims: z.array(claimSchema.extend({ leaves: z.array(claimLeafSchema) })),
  attestationsReceived: z.array(exportedAttestationSchema),
  requestsSent: z.array(verificationRequestSchema),
  shares: z.array(shareRecordSchema),
  histories: z.array(claimHistorySchema),
  requestsReceived: z.array(askedRequestSchema),
  attestationsGiven: z.array(exportedAttestationSchema),
  verifierApplications: z.array(
    z.object({ organization: z.string(), status: z.string(), reason: z.string().nullable(), filedAt: time }),
  ),
  domainProof: z.object({ domain: z.string(), provenAt: time, expiresAt: time }).nullable(),
  /** What this person published as a verifier, retired ones too. */
  templates: z.array(ownTemplateSchema),
  notifications: z.array(notificationSchema),
  /** Sealed, as it is kept: this part opens with any of its ways in. */
  vault: vaultSchema.nullable(),
  /** What was sent to open pages. */
  messages: z.array(z.object({ sentAt: time, type: z.string(), data: z.unknown() })),
  /** Answers kept for 24 hours, so that a repeated request is not carried out twice. */
  keptAnswers: z.array(z.object({ route: z.string(), keptSince: time, answer: z.unknown() })),
})
export type DataExport = z.infer<typeof dataExportSchema>
