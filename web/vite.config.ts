import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bareIcons } from './build/bare-icons.ts'
import { copyForSha2 } from './build/copy-for-sha2.ts'
import { documentsBuild } from './build/documents-build.ts'
import { earlyParts } from './build/early-parts.ts'
import { fontPreload } from './build/font-preload.ts'
import { importAgainBuild } from './build/import-again-build.ts'
import { languageBuild } from './build/language-build.ts'
import { languageHead } from './build/language-head.ts'
import { languagesBuild } from './build/languages-build.ts'
import { offlineBuild } from './build/offline-build.ts'
import { packedBuild } from './build/packed-build.ts'
import { pageAliases } from './build/page-aliases.ts'
import { groupByLayer } from './build/page-chunks.ts'
import { readPageLanguage } from './build/page-language.ts'
import { pseudoLocaleBuild } from './build/pseudo-locale-build.ts'
import { sharedClaimBuild } from './build/shared-claim-build.ts'

const modes = ['embedded', 'production']

/**
 * An `embedded` page belongs to an installation that runs everything itself, and may offer the demo
 * wallet and simulated proofs. In a `production` page, `__EMBEDDED__` is false, so that the build
 * contains neither.
 */
export default defineConfig(({ mode, command }) => {
  if (command === 'build' && !modes.includes(mode)) throw new Error(`Build with --mode ${modes.join(' or --mode ')}.`)
  const language = readPageLanguage()
  const server = process.env['DEV_SERVER_URL'] ?? 'http://127.0.0.1:3000'
  return {
    root: import.meta.dirname,
    plugins: [
      languageBuild(import.meta.dirname, language),
      languageHead(import.meta.dirname, language),
      tailwindcss(),
      importAgainBuild(),
      bareIcons(),
      copyForSha2(),
      fontPreload(),
      earlyParts(),
      ...(mode === 'production' ? [] : [pseudoLocaleBuild(import.meta.dirname)]),
      sharedClaimBuild(),
      documentsBuild(),
      offlineBuild(),
      packedBuild(),
      languagesBuild(),
    ],
    resolve: { alias: pageAliases(import.meta.dirname) },
    // The builds of all other languages use the icons and scripts of the English build.
    publicDir: language === 'en' ? 'public' : false,
    // The worker that makes proofs starts another worker and loads its keys on demand.
    worker: {
      format: 'es',
      plugins: () => [languageBuild(import.meta.dirname, language)],
      rolldownOptions: {
        // A worker is built as one file on purpose. So hide the warning that dynamic imports in
        // such a file load nothing later.
        onLog: (level, log, report) => log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' && report(level, log),
      },
    },
    define: { __EMBEDDED__: JSON.stringify(mode !== 'production') },
    build: {
      outDir: `dist/${mode}`,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      // Browsers that lack Uint8Array.fromHex cannot run the scripts. If the build supported their
      // styles, it would write each colour and each direction twice.
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      // Inline no files, because the content security policy allows no `data:` URI.
      assetsInlineLimit: 0,
      // Build one style sheet for all documents, so that no part of the page has to wait for its
      // own style sheet.
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: groupByLayer(resolve(import.meta.dirname, 'src')) } },
        // Hide the warning about library files that are marked for server components. This page has
        // no server components.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
    server: {
      proxy: { '/api': server, '/ws': { target: server, ws: true }, '/demo-wallet.js': server, '/readyz': server },
    },
  }
})
