import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, parseLanguages } from '@did/domain/language'

/**
 * Returns the languages that the environment variable PAGE_LANGUAGES lists, such as `en,de`.
 * Without the variable, returns all languages. If the list has one language, the build makes only
 * that language. If the list has several, the English build makes the others, too.
 */
export function readPageLanguages(): readonly Language[] {
  return parseLanguages(process.env['PAGE_LANGUAGES'])
}

/** If the list has several languages, the build that is running is the English one. */
export function readPageLanguage(): Language {
  const [only, ...others] = readPageLanguages()
  return only && others.length === 0 ? only : 'en'
}

type DocumentTexts = typeof import('../src/texts/en/frame/document.ts')
type MessageTexts = typeof import('../src/texts/en/alerts/push-message.ts')

/** The HTML document shows these texts before any code runs. `page` is the page's folder. */
export function importDocumentTexts(page: string, language: Language): Promise<DocumentTexts> {
  return importTexts(page, language, 'frame/document.ts')
}

/** The service worker shows these texts. `page` is the page's folder. */
export function importMessageTexts(page: string, language: Language): Promise<MessageTexts> {
  return importTexts(page, language, 'alerts/push-message.ts')
}

function importTexts(page: string, language: Language, file: string) {
  return import(pathToFileURL(join(page, 'src', 'texts', language, file)).href)
}
