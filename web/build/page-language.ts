import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, parseLanguages } from '@did/domain/language'

/**
 * Returns the languages that PAGE_LANGUAGES lists, such as `en,de`. Without it, returns all. If
 * there is one, the build makes only that language. If there are several, the English build makes
 * the others.
 */
export function readPageLanguages(): readonly Language[] {
  return parseLanguages(process.env['PAGE_LANGUAGES'])
}

/** Returns the language of this build. */
export function readPageLanguage(): Language {
  const [only, ...others] = readPageLanguages()
  return only && others.length === 0 ? only : 'en'
}

type DocumentTexts = typeof import('../src/texts/en/frame/document.ts')
type MessageTexts = typeof import('../src/texts/en/alerts/push-message.ts')

/** Imports what the document says before any code runs. `page` is the page's folder. */
export function importDocumentTexts(page: string, language: Language): Promise<DocumentTexts> {
  return importTexts(page, language, 'frame/document.ts')
}

/** Imports what the service worker says. `page` is the page's folder. */
export function importMessageTexts(page: string, language: Language): Promise<MessageTexts> {
  return importTexts(page, language, 'alerts/push-message.ts')
}

function importTexts(page: string, language: Language, file: string) {
  return import(pathToFileURL(join(page, 'src', 'texts', language, file)).href)
}
