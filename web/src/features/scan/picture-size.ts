export type PictureSize = { width: number; height: number }

/** Returns null for an unknown kind of picture. */
export function findPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (view.getUint16(0) === 0xffd8) return findJpegSize(view)
    if (isText(view, 0, 'GIF8')) return findGifSize(view)
    if (isText(view, 0, 'RIFF') && isText(view, 8, 'WEBP')) return findWebpSize(view)
    if (isText(view, 0, 'BM')) return findBmpSize(view)
    return isText(view, 4, 'ftyp') ? findAvifSize(view) : null
  } catch {
    return null // A view throws where the bytes end too early.
  }
}

/**
 * Other segments of a JPEG stand before the segment with the size, and each begins with its length.
 */
function findJpegSize(view: DataView): PictureSize {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at + 1) === 0xff) at++
    const marker = view.getUint8(at + 1)
    const hasSize = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (hasSize) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
}

/**
 * Browsers enlarge a GIF whose first frame is larger than the GIF's screen, so the frame counts,
 * too.
 */
function findGifSize(view: DataView): PictureSize {
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  const flags = view.getUint8(10)
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  while (view.getUint8(at) === 0x21) {
    for (at += 2; view.getUint8(at) !== 0; at += 1 + view.getUint8(at));
    at++
  }
  const right = view.getUint16(at + 1, true) + view.getUint16(at + 5, true)
  const bottom = view.getUint16(at + 3, true) + view.getUint16(at + 7, true)
  return { width: Math.max(screen.width, right), height: Math.max(screen.height, bottom) }
}

function findWebpSize(view: DataView): PictureSize | null {
  if (isText(view, 12, 'VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (isText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const upTo24Bits = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1
  return isText(view, 12, 'VP8X') ? { width: upTo24Bits(24), height: upTo24Bits(27) } : null
}

/** In a BMP, a height below zero says that the rows stand from the top down. */
function findBmpSize(view: DataView): PictureSize {
  if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) }
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
}

/**
 * An AVIF or HEIC names the sizes of the picture, of its tiles and of its preview. The largest
 * counts.
 */
function findAvifSize(view: DataView): PictureSize | null {
  let size: PictureSize | null = null
  for (let at = 8; at + 16 <= view.byteLength; at++) {
    if (!isText(view, at, 'ispe')) continue
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!size || found.width * found.height > size.width * size.height) size = found
  }
  return size
}

function isText(view: DataView, at: number, text: string): boolean {
  return Array.from(text).every((character, index) => view.getUint8(at + index) === character.charCodeAt(0))
}
