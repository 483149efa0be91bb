import { maximumPicture } from '@did/domain/portable/limits'
import type { Picture } from './picture.ts'
import { findPictureSize } from './picture-size.ts'

/**
 * A picture is scaled down until its longer side has at most this many pixels. A QR code needs far
 * fewer pixels than a photograph has.
 */
const maximumSide = 1600
/**
 * The page searches this many first bytes of a picture for its size. A camera's notes may stand
 * before the size.
 */
const headBytes = 1_000_000

export type Reading =
  | { kind: 'found'; text: string }
  | { kind: 'no-code' }
  | { kind: 'no-picture' }
  | { kind: 'picture-too-large' }
  | { kind: 'no-reader' }

/** Reads a QR code in this browser, without sending the picture anywhere. */
export async function readPicture(file: Blob): Promise<Reading> {
  if (file.size > maximumPicture.bytes) return { kind: 'picture-too-large' }
  const size = findPictureSize(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  if (!size) return { kind: 'no-picture' }
  if (size.width * size.height > maximumPicture.pixels) return { kind: 'picture-too-large' }
  const [decoder, picture] = await Promise.all([loadDecoder(), drawPicture(file)])
  if (!picture) return { kind: 'no-picture' }
  if (!decoder) return { kind: 'no-reader' }
  const text = await decoder.decodePicture(picture)
  return text === null ? { kind: 'no-code' } : { kind: 'found', text }
}

/**
 * The decoder is a fifth of the scan page's bytes, so it loads at its first use. Returns null if it
 * does not load.
 */
export async function loadDecoder() {
  return import('./decode-code.ts').catch(() => null)
}

async function drawPicture(file: Blob): Promise<Picture | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, maximumSide / Math.max(bitmap.width, bitmap.height))
    const picture = takePixels(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    bitmap.close()
    return picture
  } catch {
    return null // The browser's decoder throws for everything that is not a picture.
  }
}

/**
 * Returns the pixels on a white ground, or null if the browser has no canvas or the picture has no
 * pixels.
 */
export function takePixels(source: CanvasImageSource, width: number, height: number): Picture | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width === 0 || height === 0) return null
  context.fillStyle = '#FFFFFF'
  context.fillRect(0, 0, width, height)
  context.drawImage(source, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
