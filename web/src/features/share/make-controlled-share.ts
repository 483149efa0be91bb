import { sealControlledShare } from '@did/credentials/share/controlled-share'
import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { buildShareFile } from '@did/credentials/share/share-file'
import { type ShareKey, toShareKey } from '@did/credentials/share/share-key'
import { buildControlledUrl } from '@did/credentials/share/share-link'
import { deriveShareToken, hashShareToken } from '@did/credentials/share/share-token'
import { makeCollectionLink, makeShortLink, shortLinkLength } from '@did/credentials/share/short-link'
import { shareCalls } from '@did/domain/calls/shares'
import { AppError } from '@did/domain/errors'
import { type ClaimId, type ShareId, shareIdSchema } from '@did/domain/ids'
import type { Shareable } from '@did/domain/share/share-record'
import type { Share } from '../../entities/share/share-query.ts'
import { api } from '../../lib/api.ts'
import { timeNow } from '../../lib/page/device-clock.ts'
import { drawCode } from '../../lib/qr-code.ts'

/** `fields` are the fields that the link opens besides the claim's basic details. */
export type SharedFields = {
  claimId: ClaimId
  fields: readonly string[]
  /** What the server has answered about the claim, if the page has asked already. */
  shareable?: Shareable | null
}
/**
 * `days` is null for a share without an end, and `maxViews` for a share without a limit of views.
 */
export type ControlledTerms = {
  isShort: boolean
  label: string
  days: number | null
  maxViews: number | null
}

const dayMs = 86_400_000

/**
 * The browser chooses the whole short link, so it can draw the QR code while the server stores the
 * link. The link has no end, and is no share before somebody gets it.
 */
export async function offerShortLink(shared: SharedFields): Promise<Share> {
  const { shareId, key, url } = makeShortLink(location.origin, randomBytes(shortLinkLength))
  const send = async () =>
    api(shareCalls.createShare, {
      params: { id: shared.claimId },
      body: { kind: 'controlled', form: 'short', isOffered: true, ...(await seal(shared, { shareId, key })) },
    })
  const [code] = await Promise.all([drawCode(url), send()])
  return { id: shareId, url, code, isWithdrawn: false, isHandedOut: false }
}

/** Only the returned URL has the key of the ciphertext, so nobody can make this link again. */
export async function makeControlledShare(shared: SharedFields, terms: ControlledTerms) {
  const { shareId, key, url } = terms.isShort
    ? makeShortLink(location.origin, randomBytes(shortLinkLength))
    : makeLongLink()
  const sealed = await seal(shared, { shareId, key })
  await api(shareCalls.createShare, {
    params: { id: shared.claimId },
    body: { kind: 'controlled', form: terms.isShort ? 'short' : 'long', ...sealed, ...describeTerms(terms) },
  })
  return { id: shareId, url }
}

/** The server adds all shares of the link or none. */
export async function makeCollection(shared: readonly SharedFields[], terms: Omit<ControlledTerms, 'isShort'>) {
  const { members, url } = makeCollectionLink(location.origin, {
    count: shared.length,
    random: randomBytes(shortLinkLength),
  })
  const shares = await Promise.all(
    members.map(async (member, index) => {
      const each = shared[index]
      if (!each) throw new Error('a link has as many members as claims')
      return { claimId: each.claimId, ...(await seal(each, member)) }
    }),
  )
  const made = await api(shareCalls.createCollection, { body: { shares, ...describeTerms(terms) } })
  return { id: made.id, url }
}

async function seal(
  { claimId, fields, shareable: known }: SharedFields,
  { shareId, key }: { shareId: ShareId; key: ShareKey },
) {
  const shareable = known ?? (await api(shareCalls.getShareable, { params: { id: claimId } }))
  if (!shareable) throw new AppError('not-found', 'The claim is gone')
  const { claimHash, payload, attestation, leaves } = shareable
  const proof = attestation
    ? { kind: 'attested' as const, shareId, ...attestation }
    : { kind: 'unattested' as const, shareId }
  const file = buildShareFile({ payload, proof, disclosure: discloseLeaves(leaves, fields) })
  const ciphertext = await sealControlledShare({ shareId, key, file }, randomBytes)
  const tokenHash = await hashShareToken(await deriveShareToken({ shareId, key }))
  return { id: shareId, fields: [...fields], ciphertext, tokenHash, claimHash }
}

function describeTerms({ label, days, maxViews }: Omit<ControlledTerms, 'isShort'>) {
  return {
    ...(label.trim() !== '' && { label }),
    ...(days !== null && { expiresAt: new Date(timeNow() + days * dayMs).toISOString() }),
    ...(maxViews !== null && { maxViews }),
  }
}

function makeLongLink() {
  const shareId = shareIdSchema.parse(randomBytes(16).toBase64({ alphabet: 'base64url', omitPadding: true }))
  const key = toShareKey(randomBytes(32))
  return { shareId, key, url: buildControlledUrl({ publicUrl: location.origin, shareId, key }) }
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
