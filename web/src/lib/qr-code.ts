/** The specification names these values for every QR code. */
export const qrCode = {
  errorCorrectionLevel: 'M',
  margin: 2,
  scale: 8,
  dark: '#1E3A8A',
  light: '#FFFFFF',
} as const

/** The size class of a QR code, 192 px. */
export const codeSizeClass = 'size-48'

/** The bytes that the largest QR code can hold at error correction M. */
const codeCapacityBytes = 2331

/** Returns a PNG data URL, or null if the text is too long for a QR code. */
export async function drawCode(text: string): Promise<string | null> {
  if (new TextEncoder().encode(text).length > codeCapacityBytes) return null
  const { toDataURL } = await import('qrcode')
  const { errorCorrectionLevel, margin, scale, dark, light } = qrCode
  return toDataURL(text, { errorCorrectionLevel, margin, scale, color: { dark, light }, type: 'image/png' })
}
