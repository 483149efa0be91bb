import { inQuotationMarks } from '../texts/en/punctuation.ts'

/**
 * Puts a person's own words on one line in quotation marks. Control and format characters become
 * spaces, and quotation marks become apostrophes. Characters that nobody sees are dropped. So is a
 * fifth mark on a letter, because a tower of marks covers our own sentence above it. Cuts the text
 * after `most` characters.
 */
export function quoteWords(words: string, most = Infinity): string {
  const plain = words
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(/(?!\p{VS})[\p{DI}\p{Co}\p{Cn}\u2800]|(?<=[\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]/gu, '')
    .replaceAll(/[\p{Pi}\p{Pf}„"]/gu, '’')
    .trim()
  const letters = [...plain]
  return inQuotationMarks(letters[most] ? `${letters.slice(0, most).join('')}…` : plain)
}
