import decodeQR from 'qr/decode.js'
import { enlargePicture, type Picture, rotatePicture } from './picture.ts'

/**
 * A picture is enlarged until its longer side has at most this many pixels. The modules of a QR
 * code are then wide enough to be read.
 */
const enlargedSide = 2000
const optionalWorkMs = 400

/**
 * Reads a picture as it is, then turned, and then enlarged, because each attempt finds codes that
 * the others miss.
 */
export async function decodePicture(picture: Picture): Promise<string | null> {
  for (const prepare of [(same: Picture) => same, turn, enlarge]) {
    const prepared = prepare(picture)
    const text = prepared && tryDecode(prepared)
    if (text) return text
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}

/** The camera soon brings the next frame, so one attempt is enough. */
export function decodeFrame(picture: Picture): string | null {
  try {
    return decodeQR(picture)
  } catch {
    return null // A camera mostly sees no code.
  }
}

function tryDecode(picture: Picture): string | null {
  try {
    return decodeQR(picture, { timeLimit: optionalWorkMs })
  } catch {
    return null // The decoder throws for every picture without a readable code.
  }
}

function turn(picture: Picture): Picture {
  return rotatePicture(picture, 30)
}

function enlarge(picture: Picture): Picture | null {
  const factor = Math.min(2, enlargedSide / Math.max(picture.width, picture.height))
  return factor > 1 ? enlargePicture(picture, factor) : null
}
