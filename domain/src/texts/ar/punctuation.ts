/** Between the parts of a list in a line of facts. A list in a sentence comes from `Intl`. */
export const comma = '، '
export const semicolon = '؛ '

export function inQuotationMarks(words: string): string {
  return `«${words}»`
}
