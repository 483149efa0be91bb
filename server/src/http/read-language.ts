import type { IncomingHttpHeaders } from 'node:http'
import { chooseLanguage, type Language, languageCookie, languages } from '@did/domain/language'
import Negotiator from 'negotiator'
import { readCookie } from './cookie.ts'

/** An answer that depends on `readLanguage` names these headers in `Vary`. */
export const languageHeaders = 'accept-language, cookie'

/**
 * The page's cookie counts before `Accept-Language`. If neither names an offered language, the
 * result is English.
 */
export function readLanguage(headers: IncomingHttpHeaders, offered: readonly Language[] = languages): Language {
  const chosen = readCookie(languageCookie, headers.cookie)
  const accepted = headers['accept-language'] ? new Negotiator({ headers }).languages() : []
  return chooseLanguage(chosen === null ? accepted : [chosen, ...accepted], offered)
}
