import * as z from 'zod/mini'
import { findHidden, isReadable } from './hidden/hidden-characters.ts'
import { hasLetterOrDigit, isLabel, isName } from './hidden/is-name.ts'
import { complaints, fieldNames } from './texts/en/complaints.ts'

/**
 * A schema for text that one person types and others read. The schema composes (NFC) and trims the
 * text, and refuses more than `max` UTF-16 code units and hidden characters. The schema is only for
 * input: stored texts may be older than these rules, so read them with `plainTextSchema` or
 * `z.string()`.
 */
export function textSchema(name: string, max: number) {
  // If a text has a hidden character, the caller's further rules are not checked any more.
  return composedTextSchema(name, max).check(
    z.refine(isReadable, { error: ({ input }) => describeHidden(input), abort: true }),
    // In JSON-LD, `_:` begins the label of a blank node, which is a thing without an address.
    // Software that checks a credential refuses each text that could be such a label.
    z.regex(/^(?!_:)/, complaints.beginsAsLabel),
  )
}

/**
 * A schema for a text on one line, in a list or in a wallet's window. A wallet may show a second
 * line of a title as the next value that a person signs, so line breaks and tabs become blanks.
 */
export function lineSchema(name: string, max: number) {
  return textSchema(name, max).check(z.overwrite(toLine))
}

/**
 * A schema for a line that says what something is, such as a claim's title, or ''. Such a line
 * needs a letter or a digit, because three ticks would look like a badge that we give.
 */
export function wordingSchema(name: string, max: number) {
  return lineSchema(name, max).check(
    z.refine((text) => text === '' || hasLetterOrDigit(text), complaints.wordingWithoutLetter),
  )
}

/** Puts a text on one line. */
export function toLine(text: string): string {
  return text.replaceAll(/[\n\r\t]+/g, ' ')
}

/** A schema for words to search for, composed (NFC) like the texts that people type. */
export function searchSchema(max: number) {
  return composedTextSchema(fieldNames.search, max)
}

/**
 * A schema for a name, or ''. A name is one line with at least one letter of any script, so that
 * others can see it.
 */
export function nameTextSchema(name: string, max: number) {
  return textSchema(name, max).check(z.refine((text) => text === '' || isName(text), complaints.nameWithoutLetter))
}

/** A schema for the label of a field or the title of a template (`isLabel`), or ''. */
export function labelSchema(name: string, max: number) {
  return lineSchema(name, max).check(z.refine((text) => text === '' || isLabel(text), complaints.labelWithoutLetter))
}

/**
 * A schema that refuses control characters except tab and line breaks, because PostgreSQL cannot
 * store U+0000. The schema also refuses lone surrogates: all of them encode to the same bytes, so
 * two different texts would have the same hash.
 */
export function plainTextSchema(name: string, max: number) {
  return z.string().check(...plainTextChecks(name, max))
}

/**
 * A schema that composes a text (NFC), because some keyboards and file systems write an accent as a
 * separate character. The time for this grows with the square of the number of marks in a row:
 * 62,000 marks take seconds. So the schema first refuses a longer row of marks than UAX #15
 * permits.
 */
function composedTextSchema(name: string, max: number) {
  return z.string().check(
    z.trim(),
    // At most four code units compose into one, so a longer text exceeds the limit even when it is
    // composed.
    z.maxLength(4 * max, { error: complaints.tooLong(name, max), abort: true }),
    z.refine((text) => !/\p{M}{31}/u.test(text), { error: ({ input }) => describeHidden(input), abort: true }),
    z.normalize('NFC'),
    ...plainTextChecks(name, max),
  )
}

function plainTextChecks(name: string, max: number) {
  return [
    z.trim(),
    z.maxLength(max, complaints.tooLong(name, max)),
    z.refine<string>(isPlainText, complaints.invalid),
  ] as const
}

export function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are looked for
  return text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}

/** Tells whether a proof's statement, which a stranger may write, has no hidden character. */
export function isReadableStatement(statement: object): boolean {
  return isReadable(JSON.stringify(statement))
}

export function complainOfHidden(text: string): string | null {
  const hidden = findHidden(text)
  return hidden && complaints.hidden(hidden.name, hidden.before)
}

/** Returns the complaint that names a text's hidden character, or else `complaints.invalid`. */
export function describeHidden(input: unknown): string {
  return (typeof input === 'string' ? complainOfHidden(input) : null) ?? complaints.invalid
}
