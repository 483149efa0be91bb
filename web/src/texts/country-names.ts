let names: Intl.DisplayNames | null = null

/** A country as the page's language calls it; a code without a name there stands for itself. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
