import { inflate } from './inflate.ts'

/** The largest size of a whole SVG, and of the unpacked text of a badge in a PNG. */
const mostBytes = 1_000_000
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * Returns the text of the credential that is baked into a picture (Open Badges 3.0, section 5.3),
 * or null. A PNG has it in a chunk `iTXt` with the keyword `openbadgecredential`. An SVG has it in
 * the element `openbadges:credential` or in that element's attribute `verify`.
 */
export async function readBaked(bytes: Uint8Array): Promise<string | null> {
  if (pngSignature.every((byte, place) => bytes[place] === byte)) return readPng(bytes)
  const text = bytes.length > mostBytes ? '' : new TextDecoder().decode(bytes)
  return text.includes('<svg') ? readSvg(text) : null
}

async function readPng(bytes: Uint8Array): Promise<string | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const chunk = bytes.subarray(at + 8, end)
    // A picture could hold thousands of badges, so only the first one is unpacked.
    if (name === 'iTXt' && readKeyword(chunk) === 'openbadgecredential') return readText(chunk)
    at = end + 4
  }
  return null
}

function readKeyword(chunk: Uint8Array): string {
  return new TextDecoder().decode(chunk.subarray(0, chunk.indexOf(0)))
}

/** The keyword, compression, language and translated keyword precede the text (PNG, 11.3.4.5). */
async function readText(chunk: Uint8Array): Promise<string | null> {
  const keywordEnd = chunk.indexOf(0)
  const [isCompressed] = chunk.subarray(keywordEnd + 1)
  const languageEnd = chunk.indexOf(0, keywordEnd + 3)
  const translatedEnd = languageEnd === -1 ? -1 : chunk.indexOf(0, languageEnd + 1)
  if (translatedEnd === -1) return null
  const text = chunk.subarray(translatedEnd + 1)
  const plain = isCompressed === 1 ? await inflate(text, 'deflate', mostBytes) : text
  return plain === null ? null : new TextDecoder().decode(plain)
}

const element = '<openbadges:credential'

function readSvg(text: string): string | null {
  const start = text.indexOf(element)
  if (start === -1) return null
  const end = text.indexOf('</openbadges:credential>', start)
  const whole = text.slice(start + element.length, end === -1 ? undefined : end)
  const [, attribute = ''] = /^[^>]*?\sverify="([^"]*)"/.exec(whole) ?? []
  const inside = end === -1 ? '' : whole.replace(/^(?:[^>"]|"[^"]*")*>/, '')
  const [, within] = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(inside) ?? []
  const found = within ?? decodeEntities(inside.trim() || attribute)
  return found.trim() === '' ? null : found.trim()
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function decodeEntities(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '')
}
