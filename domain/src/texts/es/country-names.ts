let names: Intl.DisplayNames | null = null

/** Returns the country's name in the page's language, or else the code itself. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('es', { type: 'region', fallback: 'code' })
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
