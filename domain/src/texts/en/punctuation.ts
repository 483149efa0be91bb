/**
 * This comma separates the parts of a list in a line of facts. `Intl` writes a list in a sentence.
 */
export const comma = ', '
export const semicolon = '; '

export function inQuotationMarks(words: string): string {
  return `“${words}”`
}
