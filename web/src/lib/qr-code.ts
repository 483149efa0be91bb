/** The look of every QR code that the page draws. The specification names these values. */
export const qrCode = {
  errorCorrectionLevel: 'M',
  margin: 2,
  scale: 8,
  dark: '#1E3A8A',
  light: '#FFFFFF',
} as const

/** The class for the size of a QR code on the page: 192 px. */
export const codeSizeClass = 'size-48'

/** How many bytes the largest QR code can hold at error correction M. */
const codeCapacityBytes = 2331

/** Draws a QR code. Returns a PNG data URL, or null if the text is too long for a QR code. */
export async function drawCode(text: string): Promise<string | null> {
  if (new TextEncoder().encode(text).length > codeCapacityBytes) return null
  const { toDataURL } = await import('qrcode')
  const { errorCorrectionLevel, margin, scale, dark, light } = qrCode
  return toDataURL(text, { errorCorrectionLevel, margin, scale, color: { dark, light }, type: 'image/png' })
}
