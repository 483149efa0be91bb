/** Somebody's own words: on one line, without marks that turn the line's direction, and no quotation mark within. */
export function quoteWords(words: string): string {
  const plain = words
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(/[“”„‟"]/g, '’')
    .trim()
  return `“${plain}”`
}
