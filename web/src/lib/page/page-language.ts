import { type Language, languageCookie, languageCookieYears, languages } from '@did/domain/language'

const yearInSeconds = 365 * 24 * 3600

export function readPageLanguage(): Language {
  const { lang } = document.documentElement
  return languages.find((language) => language === lang) ?? 'en'
}

/**
 * Keeps the language in a cookie, because the server chooses the page's build by the language.
 * Returns false if the browser keeps no cookie.
 */
export function keepLanguage(language: Language): boolean {
  const written = `${languageCookie}=${language}`
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store
  document.cookie = `${written}; path=/; max-age=${languageCookieYears * yearInSeconds}; samesite=lax`
  return document.cookie.split('; ').includes(written)
}
