/**
 * The languages of the page, the mails and the command line. A further language also needs a
 * migration, because the table of alerts accepts only these
 * (`server/src/db/migrations/0161_language_of_alerts.sql`).
 */
export const languages = ['en', 'es', 'de', 'ar'] as const
export type Language = (typeof languages)[number]

/** The cookie that keeps the language that a reader chose. */
export const languageCookie = 'language'
export const languageCookieYears = 1

/** Returns the first wanted language (BCP 47, such as `es-MX`) that is offered, or else English. */
export function chooseLanguage(wanted: readonly string[], offered: readonly Language[] = languages): Language {
  for (const tag of wanted) {
    const found = offered.find((language) => language === tag.toLowerCase().split(/[-_.@]/, 1)[0])
    if (found) return found
  }
  return 'en'
}

/**
 * Reads a list of languages such as `en,de`. An empty list means all languages. Throws for an
 * unknown language, with an error that names it.
 */
export function parseLanguages(listed: string | undefined): readonly Language[] {
  if (!listed) return languages
  return listed.split(',').map((name) => {
    const found = languages.find((language) => language === name.trim())
    if (!found) throw new Error(`“${name}” is none of the languages ${languages.join(', ')}`)
    return found
  })
}

/** The name of each language in the language itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  ar: 'العربية',
}
