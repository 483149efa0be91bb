import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { afterBuild } from './after-build.ts'
import { readPageLanguage, readPageLanguages } from './page-language.ts'

/**
 * Builds the page in each other language after the English build, to `languages/`. Each build is a
 * process of its own, because a process has one PAGE_LANGUAGES.
 */
export function languagesBuild(): Plugin {
  return afterBuild('languages-build', async (config, out) => {
    const others = readPageLanguages().filter((each) => each !== readPageLanguage())
    for (const language of others) await buildLanguage(config, language, join(out, 'languages', language))
  })
}

async function buildLanguage({ root, mode, configFile }: ResolvedConfig, language: string, out: string): Promise<void> {
  const vite = join(root, '..', 'node_modules', 'vite', 'bin', 'vite.js')
  const options = ['--mode', mode, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']
  const args = [vite, 'build', root, '--config', configFile ?? '', ...options]
  const env = { ...process.env, PAGE_LANGUAGES: language }
  const [code] = await once(spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`The page could not be built in ${language}.`)
}
