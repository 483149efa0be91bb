import { meantJoiner, meantSelector } from '../hidden/hidden-characters.ts'
import { inQuotationMarks } from '../texts/en/punctuation.ts'

/**
 * Puts a person's own words on one line in quotation marks. Control and format characters become
 * spaces, and quotation marks become apostrophes. Invisible characters are dropped. A fifth mark on
 * a letter is dropped, too, because a tower of marks would cover our own sentence above. The text
 * is cut after `most` characters.
 */
export function quoteWords(words: string, most = Infinity): string {
  const plain = clearLine(words)
  const letters = [...plain]
  return inQuotationMarks(letters[most] ? `${letters.slice(0, most).join('')}…` : plain)
}

/**
 * Clears a person's own words as `quoteWords` does, but keeps their line breaks. Two or more empty
 * lines become one. The page itself draws quotation marks around the words.
 */
export function clearWords(words: string): string {
  return words
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/u)
    .map(clearLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Matches the quotation marks of all languages except the single straight mark, and characters that
 * look like quotation marks. Two apostrophes side by side look like one, too, and so does a blank
 * with a double acute accent or with two vertical lines above. Hebrew needs the mark U+05F4 before
 * the last letter of an abbreviation.
 */
const quotationMarks =
  /[\p{Pi}\p{Pf}"\u02ba\u02dd\u02ee\u02f5\u02f6\u1cd3\u201a\u201e\u2032-\u2037\u2057\u226a\u226b\u275b-\u2760\u27ea\u27eb\u2e42\u3003\u301d-\u301f\uff02\u{1f676}-\u{1f678}]|\u05f4(?![\u05d0-\u05ea])/gu
const apostrophes = /['’`´\u02b9-\u02bd\u02c8\u055a\u05f3\u1fbf\ua78c\uff07]{2,}| [\u030b\u030e]/g

const gaps = new RegExp(`(?:(?!${meantJoiner})[\\p{Cc}\\p{Cf}\\s])+`, 'gu')
const unseen = new RegExp(
  `(?!${meantSelector}|${meantJoiner})[\\p{DI}\\p{Co}\\p{Cn}\\u2800]|(?<=[\\p{Mn}\\p{Me}]{4})[\\p{Mn}\\p{Me}]`,
  'gu',
)

/** Clears a person's own words as `quoteWords` does, but returns them without quotation marks. */
export function clearLine(words: string): string {
  return words
    .replaceAll(gaps, ' ')
    .replaceAll(unseen, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(quotationMarks, '’')
    .replaceAll(apostrophes, '’')
    .trim()
}
