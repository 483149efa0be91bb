import { z } from 'zod'
import { findHidden, isReadable } from './hidden-characters.ts'
import { complaints } from './texts/complaints.ts'

/**
 * Text that a person typed and others read, trimmed, of at most `max` UTF-16 code units. Hidden characters are refused by name, because
 * they make one text look like another. Only for what comes in: rows from before are read with `plainTextSchema` or `z.string()`.
 */
export function textSchema(name: string, max: number) {
  // One complaint is enough: whatever else a schema asks of the text is judged once it can be seen.
  return plainTextSchema(name, max).refine(isReadable, { error: ({ input }) => describeHidden(input), abort: true })
}

/**
 * Refuses only characters that have no place in a text and break whoever stores or hashes it: control characters other than tab and line
 * breaks (PostgreSQL cannot hold U+0000), and lone surrogates (all encode to the same bytes, so two different texts would share one hash).
 */
export function plainTextSchema(name: string, max: number) {
  return z.string().trim().max(max, complaints.tooLong(name, max)).refine(isPlainText, complaints.invalid)
}

export function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  return text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}

/** Whether all texts of a fact to prove, written by whoever asks, show what they are. */
export function isReadableStatement(statement: object): boolean {
  return isReadable(JSON.stringify(statement))
}

/** What to say of a text that has a hidden character; null of one that shows all that it holds. */
export function complainOfHidden(text: string): string | null {
  const hidden = findHidden(text)
  return hidden && complaints.hidden(hidden.name, hidden.before)
}

/** The complaint about a text that has a hidden character; `complaints.invalid` about anything else. */
export function describeHidden(input: unknown): string {
  return (typeof input === 'string' ? complainOfHidden(input) : null) ?? complaints.invalid
}
