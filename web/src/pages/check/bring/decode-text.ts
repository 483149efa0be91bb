/**
 * Decodes UTF-8, UTF-16 with its mark, or Windows-1252, in which spreadsheets may save CSV. Returns
 * null if the bytes are no text, such as those of a spreadsheet or a PDF.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0) || isPdf(bytes)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A small PDF may have no zero byte, so its first bytes decide. */
function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'
}
