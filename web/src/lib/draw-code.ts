import { qrCode } from '@did/domain/constants'

/** Bytes of the largest code at error correction M. */
const codeCapacityBytes = 2331

/** The code as a PNG data URL; null for a text with more than a code can hold. */
export async function drawCode(text: string): Promise<string | null> {
  if (new TextEncoder().encode(text).length > codeCapacityBytes) return null
  const { toDataURL } = await import('qrcode')
  const { errorCorrectionLevel, margin, scale, dark, light } = qrCode
  return toDataURL(text, { errorCorrectionLevel, margin, scale, color: { dark, light }, type: 'image/png' })
}
