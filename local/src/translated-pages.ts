import type { LaunchContext, Launched } from './launch.ts'
import { ensureBuilt, translatedBuild } from './page-build.ts'

/**
 * Builds the page in all languages except English. The installation already serves the English page
 * meanwhile, so that nobody waits for a language that they do not read. The returned function waits
 * until the builds have ended.
 */
export function startTranslating(context: LaunchContext, launched: Launched): () => Promise<void> {
  const translating = translate(context, launched)
  return () => translating
}

async function translate({ root, settings, signal, say }: LaunchContext, { page, webDir }: Launched): Promise<void> {
  for (const language of settings.languages.filter((each) => each !== 'en')) {
    try {
      await ensureBuilt(translatedBuild(page, webDir, language), { root, signal })
    } catch (error) {
      if (signal.aborted) return
      say(`The page stays English for readers of “${language}”: ${error instanceof Error ? error.message : error}`)
    }
  }
}
