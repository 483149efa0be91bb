/**
 * Builds the page in the other languages, once before the walks and after the English page was
 * built.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseLanguages } from '@did/domain/language'
import { ensureBuilt, translatedBuild, webBuild } from '@did/local/page-build'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

export default async function buildLanguages(): Promise<void> {
  const page = webBuild(root, 'embedded')
  const [first, ...others] = parseLanguages(process.env['PAGE_LANGUAGES']).filter((language) => language !== 'en')
  // Two builds keep two cores busy.
  await Promise.all([
    ...(first ? [ensureBuilt(translatedBuild(page, page.out, first), { root })] : []),
    (async () => {
      for (const language of others) await ensureBuilt(translatedBuild(page, page.out, language), { root })
    })(),
  ])
}
