import * as z from 'zod/mini'
import { complaints } from './texts/en/complaints.ts'

/** PostgreSQL's bigint and JavaScript's number both represent an id up to 2^53 − 1 exactly. */
const rowId = z.int().check(z.positive(), z.lte(Number.MAX_SAFE_INTEGER))

export const userIdSchema = rowId.brand<'UserId'>()
export type UserId = z.infer<typeof userIdSchema>

export const didIdSchema = rowId.brand<'DidId'>()
export type DidId = z.infer<typeof didIdSchema>

export const claimIdSchema = rowId.brand<'ClaimId'>()
export type ClaimId = z.infer<typeof claimIdSchema>

export const requestIdSchema = rowId.brand<'RequestId'>()
export type RequestId = z.infer<typeof requestIdSchema>

export const notificationIdSchema = rowId.brand<'NotificationId'>()
export type NotificationId = z.infer<typeof notificationIdSchema>

export const applicationIdSchema = rowId.brand<'ApplicationId'>()
export type ApplicationId = z.infer<typeof applicationIdSchema>

export const contactMessageIdSchema = rowId.brand<'ContactMessageId'>()
export type ContactMessageId = z.infer<typeof contactMessageIdSchema>

export const templateIdSchema = rowId.brand<'TemplateId'>()
export type TemplateId = z.infer<typeof templateIdSchema>

export const signedRecordIdSchema = rowId.brand<'SignedRecordId'>()
export type SignedRecordId = z.infer<typeof signedRecordIdSchema>

/** A random id is 16 random bytes as base64url without padding: 22 characters. */
export const randomIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{21}[AQgw]$/, complaints.invalid))

export const shareIdSchema = randomIdSchema.brand<'ShareId'>()
export type ShareId = z.infer<typeof shareIdSchema>

export const vaultIdSchema = randomIdSchema.brand<'VaultId'>()
export type VaultId = z.infer<typeof vaultIdSchema>

export const vaultItemIdSchema = randomIdSchema.brand<'VaultItemId'>()
export type VaultItemId = z.infer<typeof vaultItemIdSchema>

export const requestForProofIdSchema = randomIdSchema.brand<'RequestForProofId'>()
export type RequestForProofId = z.infer<typeof requestForProofIdSchema>

export const holderChallengeIdSchema = randomIdSchema.brand<'HolderChallengeId'>()
export type HolderChallengeId = z.infer<typeof holderChallengeIdSchema>

export const keyInvitationIdSchema = randomIdSchema.brand<'KeyInvitationId'>()
export type KeyInvitationId = z.infer<typeof keyInvitationIdSchema>

export const alertDeviceIdSchema = rowId.brand<'AlertDeviceId'>()
export type AlertDeviceId = z.infer<typeof alertDeviceIdSchema>

/** The secret of the link in an alert mail or in a mail that asks to confirm an address. */
export const alertTokenSchema = randomIdSchema.brand<'AlertToken'>()
export type AlertToken = z.infer<typeof alertTokenSchema>

/** An id in a path or a query arrives as text. Only plain decimal digits are an id. */
export const idTextSchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/, complaints.invalid)), z.transform(Number)),
  rowId,
)
