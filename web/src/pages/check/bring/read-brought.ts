import { parseShareFile } from '@did/credentials/share/share-file'
import { maximumForeignBytes, maximumTextFileBytes } from '@did/domain/portable/limits'
import { looksForeign, readForeignFile } from '../../../features/scan/looks-foreign.ts'
import { isClaimFile, readClaimFile } from '../../../features/scan/read-claim-file.ts'
import { readPicture } from '../../../features/scan/read-picture.ts'
import type { Brought, NoClaim } from '../rows/row.ts'
import { findBareLines } from './bare-lines.ts'
import { decodeText } from './decode-text.ts'
import { findLinks } from './find-links.ts'
import { findOtherPage } from './other-pages.ts'

export type Bringing = { brought: readonly Brought[]; otherAddresses: number }

/** If the text contains no claim, returns a row that says this. */
export function readText(text: string, name: string, origin: string): Bringing {
  if (/"format":\s*"did-verification\/claim"/.test(text)) {
    // A person who copies a file's text rarely copies the line break at its end, so add it.
    const share = parseShareFile(`${text.trim()}\n`)
    return {
      brought: [{ place: { name, line: null }, beside: null, kind: 'claim', share, link: null }],
      otherAddresses: 0,
    }
  }
  if (looksForeign(text)) return takeCredential(text, name)
  const { links, otherAddresses } = findLinks(text, origin)
  const reason = text.length > maximumForeignBytes ? 'too-large' : 'no-link'
  if (links.length === 0) return { ...refuse(name, { reason }), otherAddresses }
  const isOneLine = !text.trim().includes('\n')
  const brought = links.flatMap(({ link, line, beside, share }): Brought | Brought[] => {
    const stood = { place: { name, line: isOneLine ? null : line }, beside }
    // Take a link without a host for a link of this site.
    const address = URL.parse(link, origin)
    if (address && (address.origin !== origin || address.username !== ''))
      return { ...stood, kind: 'no-claim', noClaim: { reason: 'foreign', host: address.host } }
    const other = address && findOtherPage(address)
    if (other) return { ...stood, kind: 'no-claim', noClaim: { reason: 'other-page', ...other } }
    // The page has no row left for a link that was not parsed, so it only counts this link.
    if (!address || !share) return { ...stood, kind: 'no-claim', noClaim: { reason: 'no-link' } }
    if (share.kind !== 'collection') return { ...stood, kind: 'claim', share, link }
    // No link leads to a single one of several credentials, so the row of each credential has no
    // link.
    return share.members.map((member) => ({
      ...stood,
      kind: 'claim',
      share: { kind: 'controlled', ...member },
      link: null,
    }))
  })
  const bare = findBareLines(text, links).map(
    ({ line, beside }): Brought => ({
      ...{ place: { name, line }, beside },
      ...{ kind: 'no-claim', noClaim: { reason: 'bare-line', text: beside } },
    }),
  )
  const all = [...brought, ...bare].toSorted((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0))
  return { brought: all, otherAddresses }
}

/**
 * Reads a claim file, a picture of a QR code or a text in this browser, and sends the file nowhere.
 */
export async function readFile(file: File, origin: string): Promise<Bringing> {
  const { name } = file
  const credential = await readForeignFile(file).catch(() => null)
  if (credential) return takeCredential(credential.text, name)
  if (isClaimFile(file)) {
    const reading = await readClaimFile(file)
    if (reading.kind === 'share')
      return {
        brought: [{ place: { name, line: null }, beside: null, kind: 'claim', share: reading.share, link: null }],
        otherAddresses: 0,
      }
  }
  if (file.type.startsWith('image/')) {
    const reading = await readPicture(file)
    return reading.kind === 'found' ? readText(reading.text, name, origin) : refuse(name, { reason: reading.kind })
  }
  if (file.size > maximumTextFileBytes) return refuse(name, { reason: 'too-large' })
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  return text === null ? refuse(name, { reason: 'no-text' }) : readText(text, name, origin)
}

function takeCredential(text: string, name: string): Bringing {
  return { brought: [{ place: { name, line: null }, beside: null, kind: 'credential', text }], otherAddresses: 0 }
}

function refuse(name: string, noClaim: NoClaim): Bringing {
  return { brought: [{ place: { name, line: null }, beside: null, kind: 'no-claim', noClaim }], otherAddresses: 0 }
}
