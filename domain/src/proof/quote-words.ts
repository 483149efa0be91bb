/**
 * Puts a person's own words on one line in quotation marks. Control and format characters become
 * spaces, and quotation marks become apostrophes. Cuts the text after `most` characters.
 */
export function quoteWords(words: string, most = Infinity): string {
  const plain = words
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(/[“”„‟"]/g, '’')
    .trim()
  const letters = [...plain]
  return `“${letters.length > most ? `${letters.slice(0, most).join('')}…` : plain}”`
}
