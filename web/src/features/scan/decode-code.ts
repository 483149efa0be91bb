import decodeQR from 'qr/decode.js'
import { enlargePicture, type Picture, rotatePicture } from './picture.ts'

/**
 * A picture is enlarged at most to this side. The modules of a QR code in a larger picture are wide
 * enough.
 */
const enlargedSide = 2000
const optionalWorkMs = 400

/** Tries a picture as it is, then turned and enlarged, because each try finds other codes. */
export async function decodePicture(picture: Picture): Promise<string | null> {
  for (const prepare of [(same: Picture) => same, turn, enlarge]) {
    const prepared = prepare(picture)
    const text = prepared && tryDecode(prepared)
    if (text) return text
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}

/** Tries a camera's frame once, because the next frame is the next try. */
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
