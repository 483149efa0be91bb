import { sealControlledShare } from '@did/credentials/share/controlled-share'
import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { buildShareFile } from '@did/credentials/share/share-file'
import { toShareKey } from '@did/credentials/share/share-key'
import { buildControlledUrl } from '@did/credentials/share/share-link'
import { deriveShareToken, hashShareToken } from '@did/credentials/share/share-token'
import { makeShortLink, shortLinkLength } from '@did/credentials/share/short-link'
import { shareCalls } from '@did/domain/calls/shares'
import { AppError } from '@did/domain/errors'
import { type ClaimId, shareIdSchema } from '@did/domain/ids'
import { api } from '../../lib/api.ts'

/** `days` is null for a share without an end, and `maxViews` is null for one without a limit. */
export type ControlledTerms = {
  isShort: boolean
  fields: readonly string[]
  days: number | null
  maxViews: number | null
}

const dayMs = 86_400_000

/** Only the returned URL has the key of the ciphertext, so nobody can make this link again. */
export async function makeControlledShare(claimId: ClaimId, { isShort, fields, days, maxViews }: ControlledTerms) {
  const shareable = await api(shareCalls.getShareable, { params: { id: claimId } })
  if (!shareable) throw new AppError('not-found', 'The claim is gone')
  const { claimHash, payload, attestation, leaves } = shareable
  const { shareId, key, url } = isShort ? makeShortLink(location.origin, randomBytes(shortLinkLength)) : makeLongLink()
  const proof = attestation
    ? { kind: 'attested' as const, shareId, ...attestation }
    : { kind: 'unattested' as const, shareId }
  const file = buildShareFile({ payload, proof, disclosure: discloseLeaves(leaves, fields) })
  const ciphertext = await sealControlledShare({ shareId, key, file }, randomBytes)
  const tokenHash = await hashShareToken(await deriveShareToken({ shareId, key }))
  await api(shareCalls.createShare, {
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
  return { id: shareId, url }
}

function makeLongLink() {
  const shareId = shareIdSchema.parse(randomBytes(16).toBase64({ alphabet: 'base64url', omitPadding: true }))
  const key = toShareKey(randomBytes(32))
  return { shareId, key, url: buildControlledUrl({ publicUrl: location.origin, shareId, key }) }
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
