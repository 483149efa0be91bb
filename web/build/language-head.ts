import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@did/domain/language'
import type { Plugin } from 'vite'
import { importDocumentTexts } from './page-language.ts'

type DocumentTexts = typeof import('../src/texts/en/frame/document.ts').documentTexts

/**
 * Writes a language, its direction and its sentences into the document. A translated build has no
 * copy of `public/`, so it gets a manifest of its own here.
 */
export function languageHead(page: string, language: Language): Plugin {
  const read = async () => (await importDocumentTexts(page, language)).documentTexts
  return {
    name: 'language-head',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => (language === 'en' ? html : translateDocument(html, language, await read())),
    },
    async generateBundle() {
      if (language === 'en') return
      const manifest = await readFile(join(page, 'public', 'manifest.webmanifest'), 'utf8')
      const source = translateManifest(JSON.parse(manifest), language, await read())
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source })
    },
  }
}

function translateDocument(html: string, language: Language, { description, needsScript }: DocumentTexts): string {
  const parts: [RegExp, string][] = [
    [/<html lang="en">/, `<html lang="${language}" dir="${directionOf(language)}">`],
    [/(<meta\s+name="description"\s+content=")[^"]*/, `$1${description}`],
    [/(<noscript>)[^<]*/, `$1${needsScript}`],
  ]
  return parts.reduce((text, [place, content]) => {
    if (!place.test(text)) throw new Error(`index.html has no ${place}`)
    return text.replace(place, content)
  }, html)
}

type Manifest = { shortcuts: readonly object[] } & Record<string, unknown>

function translateManifest(manifest: Manifest, lang: Language, texts: DocumentTexts): string {
  const { shortName, description, scan } = texts
  const shortcuts = manifest.shortcuts.map((shortcut) => ({ ...shortcut, name: scan }))
  const translated = { ...manifest, short_name: shortName, description, lang, dir: directionOf(lang), shortcuts }
  return `${JSON.stringify(translated, null, 2)}\n`
}

function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
