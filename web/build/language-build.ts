import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@did/domain/language'
import { normalizePath, type Plugin } from 'vite'

/**
 * Every module imports the English texts. This plugin replaces them with the texts of another
 * language, so that a page loads the texts of one language only.
 */
export function languageBuild(page: string, language: Language): Plugin {
  const catalogues = [join(page, 'src', 'texts'), join(page, '..', 'domain', 'src', 'texts')].map(normalizePath)
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !source.includes('en/')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const catalogue = catalogues.find((folder) => found?.id.startsWith(`${folder}/en/`))
      if (!found || catalogue === undefined) return null
      const translated = `${catalogue}/${language}/${found.id.slice(`${catalogue}/en/`.length)}`
      if (!existsSync(translated)) this.error(`${translated} is missing: every English text needs its translation.`)
      return translated
    },
  }
}
