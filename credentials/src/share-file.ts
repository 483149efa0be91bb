import type { ClaimLeaf } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import { type SharedClaim, type ShareFile, shareFileFormat, shareFileSchema } from '@did/domain/share'
import { fromBase64, unreadable } from './share-bytes.ts'
import { encodeOpenShare, type OpenShare, orUnreadable, type ParsedShare, parseOpenShare } from './share-link.ts'
import { parseJson, parsePayload, serializePayload } from './share-payload.ts'

/** Characters. The longest file there can be stays below it; so does its ciphertext below 64 kB. */
export const maximumFileLength = 40_000
/**
 * A share as a file that needs no server: JSON with the payload and the opened fields to read, and the binary proof that also stands in
 * a link's fragment, which covers both. Throws as `buildShareUrl` does.
 */
export function buildShareFile(share: OpenShare): string {
  const { proofText } = encodeOpenShare(share)
  return serializeFile(describeFile(share.payload, proofText))
}

/** The file of an open link: the same share, with the same fields opened. Throws `share-unreadable` for any other text. */
export function toShareFile(link: string): string {
  const match = /\?data=([^&#]+)#p=([A-Za-z0-9_-]+(?:&z=[A-Za-z0-9_-]+)?)$/.exec(link)
  if (!match?.[1] || !match[2]) throw unreadable('it is not an open share link')
  return serializeFile(describeFile(parsePayload(fromBase64(decodeURIComponent(match[1]))), match[2]))
}

/**
 * Reads a file. Never throws. Only the one spelling `buildShareFile` writes is accepted, and fields shown beside a proof that opens
 * others are a contradiction. The answer is `unattested` or `attested` for every genuine file.
 */
export function parseShareFile(file: string): ParsedShare {
  const share = readFile(file)
  // The rest of the file is whole, so nothing was lost on its way: the proof in it was changed.
  const isChanged = share.kind === 'unreadable' && share.code === 'share-incomplete'
  return isChanged ? { kind: 'unreadable', code: 'share-unreadable' } : share
}

function readFile(file: string): ParsedShare {
  return orUnreadable(() => {
    if (file.length > maximumFileLength) throw new AppError('share-too-long', `The file has ${file.length} characters`)
    const parsed = shareFileSchema.safeParse(parseJson(file))
    if (!parsed.success) throw unreadable('the file has another shape')
    if (!isWellFormed(parsed.data) || serializeFile(parsed.data) !== file)
      throw unreadable('the file is not in its canonical spelling')
    const { payload, opened, proof } = parsed.data
    const share = parseOpenShare(new TextEncoder().encode(serializePayload(payload)), proof)
    const isSame = share.kind === 'contradictory' || isSameLeaves(listOpened(share), opened)
    return isSame ? share : { kind: 'contradictory', contradiction: 'opened-fields-differ' }
  })
}

function describeFile(payload: SharedClaim, proof: string): ShareFile {
  const share = parseOpenShare(new TextEncoder().encode(serializePayload(payload)), proof)
  return { format: shareFileFormat, version: 1, payload, opened: [...listOpened(share)], proof }
}

function listOpened(share: ParsedShare): readonly ClaimLeaf[] {
  return share.kind === 'attested' || share.kind === 'unattested' ? share.opened : []
}

function serializeFile({ payload, opened, proof }: ShareFile): string {
  const leaves = opened.map(({ field, value, salt }) => ({ field, value, salt }))
  const readable = {
    format: shareFileFormat,
    version: 1,
    payload: parseJson(serializePayload(payload)),
    opened: leaves,
    proof,
  }
  return `${JSON.stringify(readable, null, 2)}\n`
}

/** JSON escapes a lone surrogate, a hash reads it as U+FFFD: two files, one signature. */
function isWellFormed({ opened }: ShareFile): boolean {
  return opened.every(({ field, value }) => field.isWellFormed() && value.isWellFormed())
}

function isSameLeaves(a: readonly ClaimLeaf[], b: ShareFile['opened']): boolean {
  const spell = (leaves: readonly { field: string; value: string; salt: string }[]) =>
    JSON.stringify(leaves.map(({ field, value, salt }) => [field, value, salt]))
  return spell(a) === spell(b)
}
