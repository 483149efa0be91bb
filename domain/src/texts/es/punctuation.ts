export const comma = ', '
export const semicolon = '; '

export function inQuotationMarks(words: string): string {
  return `«${words}»`
}
