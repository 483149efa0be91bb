/** The languages of page, mail and command line. English is the model of the others. */
export const languages = ['en', 'es', 'de', 'ar'] as const
export type Language = (typeof languages)[number]

/** The cookie that keeps a reader's choice. It names one of the languages. */
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
 * Reads a list such as `en,de`, and returns all languages for an empty one. Throws an error whose
 * message names a language that is unknown.
 */
export function parseLanguages(listed: string | undefined): readonly Language[] {
  if (!listed) return languages
  return listed.split(',').map((name) => {
    const found = languages.find((language) => language === name.trim())
    if (!found) throw new Error(`“${name}” is none of the languages ${languages.join(', ')}`)
    return found
  })
}

/** Each language by the name that its readers know. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  ar: 'العربية',
}
