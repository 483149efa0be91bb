import * as z from 'zod/mini'
import { alertDeviceSchema } from '../alert/alert.ts'
import { signedAttestationSchema } from '../attestation/attestation.ts'
import { signedRecordSchema } from '../attestation/signed-record.ts'
import { claimSchema, storedLeafSchema } from '../claim/claim.ts'
import { claimHistorySchema } from '../claim/history.ts'
import { didSchema } from '../did.ts'
import { addressSchema, bytes32Schema, hexSchema } from '../hex.ts'
import { claimIdSchema, requestIdSchema } from '../ids.ts'
import { languages } from '../language.ts'
import { credentialConfigurations, fileConfigurations, walletEvents } from '../portable/credential-offer.ts'
import { issuerKeyIdSchema, keyCustodies } from '../portable/issuer-key.ts'
import { proofSchema, proofTypeSchema } from '../proof/proof.ts'
import { requestForProofSchema } from '../proof/request-for-proof.ts'
import { shareRecordSchema } from '../share/share-record.ts'
import { ownTemplateSchema } from '../template/template.ts'
import { templateLevelSchema } from '../template/template-level.ts'
import { attributeKeySchema } from '../vault/attribute-key.ts'
import { vaultSchema } from '../vault/vault.ts'
import { askedRequestSchema, verificationRequestSchema } from '../verification-request/verification-request.ts'
import { applicationDetailsSchema, applicationQuestionSchema } from '../verifier/application.ts'
import { notificationSchema } from './notification.ts'
import { keptPasskeySchema } from './passkey.ts'
import { userSchema } from './user.ts'

const time = z.iso.datetime()
/** A time in Unix seconds. A `validUntil` of 0 means that the attestation has no end. */
const unixSeconds = z.int().check(z.nonnegative())

/**
 * A revocation, as the database stores it. `reason` is an encoded code of `revocationReasons`, or
 * the hash of `reasonText`.
 */
const requestRevocationSchema = z.object({
  reason: bytes32Schema,
  reasonText: z.nullable(z.string()),
  signature: z.nullable(hexSchema),
  revokedAt: time,
})

const exportedAttestationSchema = z.extend(signedAttestationSchema, {
  id: z.int().check(z.positive()),
  claimId: claimIdSchema,
  requestId: requestIdSchema,
  digest: bytes32Schema,
  proof: proofSchema,
  withdrawal: z.nullable(requestRevocationSchema),
  createdAt: time,
  validUntil: z.nullable(time),
  revokedAt: z.nullable(time),
})

const exportedApplicationSchema = z.object({
  organization: z.string(),
  status: z.string(),
  reason: z.nullable(z.string()),
  filedAt: time,
  decidedAt: z.nullable(time),
  decidedBy: z.nullable(z.string()),
})

const exportedOwnApplicationSchema = z.extend(exportedApplicationSchema, {
  ...applicationDetailsSchema.shape,
  questions: z.array(applicationQuestionSchema),
})

const exportedOfferSchema = z.object({
  claimId: claimIdSchema,
  configuration: z.enum(credentialConfigurations),
  createdAt: time,
  takenAt: z.nullable(time),
  issuedAt: z.nullable(time),
  event: z.nullable(z.enum(walletEvents)),
})

const exportedIssuerKeySchema = z.object({
  id: issuerKeyIdSchema,
  custody: z.enum(keyCustodies),
  publicKey: bytes32Schema,
  createdAt: time,
  stoppedAt: z.nullable(time),
})

const exportedAlertsSchema = z.object({
  address: z.nullable(z.string()),
  confirmedAt: z.nullable(time),
  confirmUntil: z.nullable(time),
  mailKinds: z.array(z.string()),
  pushKinds: z.array(z.string()),
  language: z.enum(languages),
  devices: z.array(z.extend(alertDeviceSchema, { createdAt: time })),
  queued: z.array(
    z.object({
      channel: z.string(),
      kind: z.string(),
      recipient: z.nullable(z.string()),
      createdAt: time,
      sentAt: z.nullable(time),
    }),
  ),
  inbox: z.array(z.object({ recipient: z.string(), subject: z.string(), body: z.string(), sentAt: time })),
})

/** The data of one person, with only those facts about other people that the person may see. */
export const dataExportSchema = z.object({
  format: z.literal('did-data-export-1'),
  exportedAt: time,
  wallet: z.string(),
  profile: z.nullable(z.extend(userSchema, { createdAt: time, updatedAt: time })),
  sessions: z.array(z.object({ startedAt: time, lastActiveAt: time, chainId: z.int(), signer: addressSchema })),
  dids: z.array(z.extend(didSchema, { isNextToMint: z.boolean() })),
  /**
   * `leaves` contains the salts. With them, the owner can show single fields of the claim's text.
   */
  claims: z.array(
    z.extend(claimSchema, {
      leaves: z.array(storedLeafSchema),
      publishHash: bytes32Schema,
      /** The level that is named by the template of this claim. */
      templateLevel: templateLevelSchema,
      updatedAt: time,
    }),
  ),
  attestationsReceived: z.array(exportedAttestationSchema),
  requestsSent: z.array(verificationRequestSchema),
  /**
   * For a controlled share, `ciphertext` is what the server stores. Only the share's link contains
   * its key.
   */
  shares: z.array(
    z.extend(shareRecordSchema, {
      attestationId: z.nullable(z.int().check(z.positive())),
      claimHash: bytes32Schema,
      ciphertext: z.nullable(z.string()),
      withdrawnAt: z.nullable(time),
      handedOutAt: z.nullable(time),
    }),
  ),
  histories: z.array(claimHistorySchema),
  requestsReceived: z.array(askedRequestSchema),
  attestationsGiven: z.array(exportedAttestationSchema),
  /** The records of what this verifier signed for people who have since erased their accounts. */
  signedRecords: z.array(signedRecordSchema),
  /**
   * The attestations that the server prepared for requests to this verifier, even those that no
   * wallet signed.
   */
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
  verifierApplications: z.array(exportedOwnApplicationSchema),
  applicationsDecided: z.array(exportedApplicationSchema),
  domainProof: z.nullable(z.object({ domain: z.string(), provenAt: time, expiresAt: time })),
  attributeKey: z.nullable(attributeKeySchema),
  /** The templates that this verifier published, including retired ones. */
  templates: z.array(z.extend(ownTemplateSchema, { updatedAt: time })),
  notifications: z.array(z.extend(notificationSchema, { readAt: z.nullable(time) })),
  /** `queued` contains the person's alerts of the last two days. */
  alerts: z.nullable(exportedAlertsSchema),
  requestsForProof: z.array(requestForProofSchema),
  /** The credentials that this person offered to wallets of other software in the last day. */
  credentialOffers: z.array(exportedOfferSchema),
  /**
   * The verified claims as credentials, in each form that exists as a file. A `claim_sd_jwt` is a
   * text, and the others are JSON. If the service could not write a credential, `credential` is
   * null and `problem` says why.
   */
  credentials: z.array(
    z.object({
      claimId: claimIdSchema,
      configuration: z.enum(fileConfigurations),
      credential: z.nullable(z.union([z.string(), z.record(z.string(), z.unknown())])),
      problem: z.optional(z.literal('not-written')),
    }),
  ),
  /** The keys that sign in this verifier's name, without their state on the chain. */
  issuerKeys: z.array(exportedIssuerKeySchema),
  /** What the server stores of each passkey. The secrets of passkeys never leave their devices. */
  passkeys: z.array(keptPasskeySchema),
  /** This person's votes as a guardian of others. `decision` is the signed EIP-712 digest. */
  guardianVotes: z.array(
    z.object({
      identity: addressSchema,
      round: z.string(),
      decision: bytes32Schema,
      guardian: addressSchema,
      signature: hexSchema,
      createdAt: time,
    }),
  ),
  vault: z.nullable(vaultSchema),
  messages: z.array(z.object({ sentAt: time, type: z.string(), data: z.unknown() })),
  /**
   * The answers to this person's calls with an `Idempotency-Key`, which the server keeps for a day.
   */
  keptAnswers: z.array(z.object({ route: z.string(), keptSince: time, answer: z.unknown() })),
})
export type DataExport = z.infer<typeof dataExportSchema>
/** The rows of one list of an export, which a node reads and writes one after the other. */
export type ExportedRows<Name extends keyof DataExport> = AsyncGenerator<
  DataExport[Name] extends readonly (infer Row)[] ? Row : never
>
