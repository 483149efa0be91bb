import { z } from 'zod'
import { complaints } from './texts/complaints.ts'

/**
 * Text a person typed, trimmed, of at most `max` UTF-16 code units. Refused are characters that have no place in a text and break
 * whoever stores or hashes it: control characters other than tab and line breaks (PostgreSQL cannot hold U+0000), and lone
 * surrogates (all encode to the same bytes, so two different texts would share one hash).
 */
export function textSchema(name: string, max: number) {
  return z.string().trim().max(max, complaints.tooLong(name, max)).refine(isPlainText, complaints.invalid)
}

export function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  return text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}
