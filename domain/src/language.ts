/** The languages of the page, of mail and of the command line. The others follow English. */
export const languages = ['en', 'es', 'de', 'ar'] as const
export type Language = (typeof languages)[number]

/** The cookie that keeps a reader's choice. It names one of the languages. */
export const languageCookie = 'language'

/** Returns the first wanted language (BCP 47, such as `es-MX`) that is offered, or else English. */
export function chooseLanguage(wanted: readonly string[], offered: readonly Language[] = languages): Language {
  for (const tag of wanted) {
    const found = offered.find((language) => language === tag.toLowerCase().split(/[-_.]/, 1)[0])
    if (found) return found
  }
  return 'en'
}
