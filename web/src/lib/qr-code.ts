/** The look of every QR code that the page draws. The specification names these values. */
export const qrCode = {
  errorCorrectionLevel: 'M',
  margin: 2,
  scale: 8,
  dark: '#1E3A8A',
  light: '#FFFFFF',
} as const

/** 192 px, the size of a QR code on the page. */
export const codeSizeClass = 'size-48'

/** The capacity of the largest QR code at error correction M. */
const codeCapacityBytes = 2331

/** Returns a PNG data URL, or null for a text that is too long for a QR code. */
export async function drawCode(text: string): Promise<string | null> {
  if (new TextEncoder().encode(text).length > codeCapacityBytes) return null
  const { toDataURL } = await import('qrcode')
  const { errorCorrectionLevel, margin, scale, dark, light } = qrCode
  return toDataURL(text, { errorCorrectionLevel, margin, scale, color: { dark, light }, type: 'image/png' })
}
