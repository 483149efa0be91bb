import { AppError } from '@did/domain/errors'
import {
  type FileLeaf,
  type SharedClaim,
  type ShareFile,
  shareFileFormat,
  shareFileSchema,
} from '@did/domain/share/share'
import { isField } from '../attestation/credential-details.ts'
import { fromBase64, unreadable } from './share-bytes.ts'
import {
  encodeOpenShare,
  type OpenedLeaf,
  type OpenShare,
  orUnreadable,
  type ParsedShare,
  parseOpenShare,
} from './share-link.ts'
import { parseJson, parsePayload, serializePayload } from './share-payload.ts'

/**
 * The limit for the characters of a share's file. The longest possible file is shorter, and its
 * ciphertext fits a controlled share.
 */
export const maximumFileLength = 56_000
/**
 * Writes a share as a file that needs no server: JSON with the payload and the opened fields, which
 * people can read, and the binary proof of both. Throws as `buildShareUrl` does.
 */
export function buildShareFile(share: OpenShare): string {
  const { proofText } = encodeOpenShare(share)
  return serializeFile(describeFile(share.payload, proofText))
}

/** Returns the file of an open link. Throws `share-unreadable` for any other text. */
export function toShareFile(link: string): string {
  const match = /\?data=([^&#]+)#p=([A-Za-z0-9_-]+(?:&z=[A-Za-z0-9_-]+)?)$/.exec(link)
  if (!match?.[1] || !match[2]) throw unreadable('it is not an open share link')
  return serializeFile(describeFile(parsePayload(fromBase64(decodeURIComponent(match[1]))), match[2]))
}

/**
 * Reads a share's file, which must have exactly the spelling that `buildShareFile` writes. A shown
 * field that the proof does not open makes the file contradictory. Never throws.
 */
export function parseShareFile(file: string): ParsedShare {
  const share = readFile(file)
  // The JSON around the proof is complete, so the file was not cut. If the proof looks cut,
  // somebody changed it.
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
    const isSame = share.kind === 'contradictory' || spellLeaves(listOpened(share)) === spellLeaves(opened)
    return isSame ? share : { kind: 'contradictory', contradiction: 'opened-fields-differ' }
  })
}

function describeFile(payload: SharedClaim, proof: string): ShareFile {
  const share = parseOpenShare(new TextEncoder().encode(serializePayload(payload)), proof)
  return { format: shareFileFormat, version: 1, payload, opened: [...listOpened(share)], proof }
}

function listOpened(share: ParsedShare): readonly OpenedLeaf[] {
  return share.kind === 'attested' || share.kind === 'unattested' ? share.opened : []
}

function serializeFile({ payload, opened, proof }: ShareFile): string {
  const leaves = opened.map(inOrder)
  const readable = {
    format: shareFileFormat,
    version: 1,
    payload: parseJson(serializePayload(payload)),
    opened: leaves,
    proof,
  }
  return `${JSON.stringify(readable, null, 2)}\n`
}

/**
 * JSON keeps a lone surrogate, but a hash reads it as U+FFFD, so one signature would fit two files.
 */
function isWellFormed({ opened }: ShareFile): boolean {
  return opened.every((leaf) =>
    [leaf.field, leaf.value, ...(isField(leaf) ? [leaf.label] : [])].every((text) => text.isWellFormed()),
  )
}

function spellLeaves(leaves: readonly FileLeaf[]): string {
  return JSON.stringify(leaves.map(inOrder))
}

function inOrder(leaf: FileLeaf): FileLeaf {
  const { field, value, salt } = leaf
  return isField(leaf) ? { field, label: leaf.label, kind: leaf.kind, value, salt } : { field, value, salt }
}
