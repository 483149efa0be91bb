import { sealControlledShare } from '@did/credentials/controlled-share'
import { discloseLeaves } from '@did/credentials/share-disclosure'
import { buildShareFile } from '@did/credentials/share-file'
import { toShareKey } from '@did/credentials/share-key'
import { buildControlledUrl } from '@did/credentials/share-link'
import { deriveShareToken, hashShareToken } from '@did/credentials/share-token'
import { AppError } from '@did/domain/errors'
import { type ClaimId, shareIdSchema } from '@did/domain/ids'
import { shareRoutes } from '@did/domain/routes/shares'
import { api } from '../../lib/api.ts'

/** `days` null: no end. `maxViews` null: no limit. */
export type ControlledTerms = { fields: readonly string[]; days: number | null; maxViews: number | null }

const dayMs = 86_400_000

/**
 * Puts the share together and encrypts it here: the server gets the ciphertext, and the key only enters the link. Answers that link,
 * which nobody can make a second time.
 */
export async function makeControlledShare(claimId: ClaimId, { fields, days, maxViews }: ControlledTerms) {
  const shareable = await api(shareRoutes.getShareable, { params: { id: claimId } })
  if (!shareable) throw new AppError('not-found', 'The claim is gone')
  const { claimHash, payload, attestation, leaves } = shareable
  const shareId = shareIdSchema.parse(randomBytes(16).toBase64({ alphabet: 'base64url', omitPadding: true }))
  const key = toShareKey(randomBytes(32))
  const proof = attestation
    ? { kind: 'attested' as const, shareId, ...attestation }
    : { kind: 'unattested' as const, shareId }
  const file = buildShareFile({ payload, proof, disclosure: discloseLeaves(leaves, fields) })
  const ciphertext = await sealControlledShare({ shareId, key, file }, randomBytes)
  const tokenHash = await hashShareToken(await deriveShareToken({ shareId, key }))
  await api(shareRoutes.createShare, {
    params: { id: claimId },
    body: {
      kind: 'controlled',
      id: shareId,
      fields: [...fields],
      ciphertext,
      tokenHash,
      claimHash,
      ...(days !== null && { expiresAt: new Date(Date.now() + days * dayMs).toISOString() }),
      ...(maxViews !== null && { maxViews }),
    },
  })
  return { id: shareId, url: buildControlledUrl({ publicUrl: location.origin, shareId, key }) }
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
