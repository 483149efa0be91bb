import decodeQR from 'qr/decode.js'
import { enlargePicture, type Picture, rotatePicture } from './picture.ts'

/** Pixels a retry may cost: a phone's picture is scaled down to this before it is read at all. */
export const maximumSide = 1600

const optionalWorkMs = 400

/** The text of the QR code in a still picture, or null. A miss is tried again askew, then enlarged: each finds codes the others miss. */
export function decodePicture(picture: Picture): string | null {
  return tryDecode(picture) ?? tryDecode(rotatePicture(picture, 30)) ?? tryDecode(enlargeWithin(picture))
}

/** One look at a camera's frame; the next frame is the retry. */
export function decodeFrame(picture: Picture): string | null {
  try {
    return decodeQR(picture)
  } catch {
    return null // no code in sight: the ordinary case of a camera
  }
}

function tryDecode(picture: Picture): string | null {
  try {
    return decodeQR(picture, { timeLimit: optionalWorkMs })
  } catch {
    return null // the decoder throws for every picture without a readable code
  }
}

function enlargeWithin(picture: Picture): Picture {
  return enlargePicture(picture, Math.min(2, (maximumSide * 2) / Math.max(picture.width, picture.height)))
}
