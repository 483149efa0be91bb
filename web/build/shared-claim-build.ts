import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite'
import { afterBuild } from './after-build.ts'
import { bareIcons } from './bare-icons.ts'
import { collectImports, listChunks } from './chunk-files.ts'
import { fontPreload } from './font-preload.ts'
import { importAgainBuild } from './import-again-build.ts'
import { languageBuild } from './language-build.ts'
import { languageHead } from './language-head.ts'
import { pageAliases } from './page-aliases.ts'
import { readPageLanguage } from './page-language.ts'
import { pseudoLocaleBuild } from './pseudo-locale-build.ts'

/**
 * Builds `/shared-claim` a second time, on Preact and in its own document, so that a stranger who
 * opens a link loads only the code of the verdict
 * (docs/decisions/0005-preact-under-a-shared-link.md).
 */
export function sharedClaimBuild(): Plugin {
  return afterBuild('shared-claim-build', async (config) => {
    // `findStart` makes a first build to find the modules of the first script. The second build
    // puts these modules into one file.
    await build(toLightBuild(config, await findStart(config)))
  })
}

function toLightBuild(
  { root, mode, define, logLevel, build: { outDir, target, cssTarget } }: ResolvedConfig,
  start: ReadonlySet<string> | null,
): InlineConfig {
  const language = readPageLanguage()
  return {
    root,
    mode,
    configFile: false,
    publicDir: false,
    ...(define ? { define } : {}),
    ...(logLevel ? { logLevel } : {}),
    plugins: [
      languageBuild(root, language),
      languageHead(root, language),
      tailwindcss(),
      importAgainBuild(),
      bareIcons(),
      fontPreload(),
      ...(mode === 'production' ? [] : [pseudoLocaleBuild(root)]),
      ownDocument(),
      preloadImports(),
    ],
    resolve: { alias: pageAliases(root) },
    build: {
      outDir: resolve(root, outDir),
      emptyOutDir: false,
      target,
      cssTarget,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        ...(start && {
          output: { codeSplitting: { groups: [inOneFile(start)], includeDependenciesRecursively: false } },
        }),
        // Hide two warnings. Radix marks its files for servers that render React, and this page has
        // no such server. And the first file holds modules that some code imports lazily, because
        // the page needs these modules at once.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') report(level, log)
        },
      },
    },
  }
}

/**
 * The elliptic curve's code belongs to the first file. The browser then compiles this code while
 * the page waits for the chain's answers.
 */
const neededAtOnce = /@noble\/curves\/.*secp256k1/

/** The first file holds the modules that load with the document, and the elliptic curve's code. */
async function findStart(config: ResolvedConfig): Promise<Set<string>> {
  const draft = toLightBuild({ ...config, logLevel: 'silent' }, null)
  const built = await build({ ...draft, build: { ...draft.build, write: false } })
  if (!('output' in built)) throw new Error('The draft of the shared claim has no output')
  const chunks = listChunks(built.output)
  const all = [...chunks.values()]
  const curve = all.filter(({ moduleIds }) => moduleIds.some((id) => neededAtOnce.test(id)))
  if (curve.length === 0) throw new Error('The curve’s code is no part of the shared claim any more')
  const first = [...all.filter(({ isEntry }) => isEntry), ...curve].map(({ fileName }) => fileName)
  return new Set([...collectImports(first, chunks)].flatMap((file) => chunks.get(file)?.moduleIds ?? []))
}

function inOneFile(modules: ReadonlySet<string>) {
  return { name: 'shared-claim', test: (id: string) => modules.has(id) }
}

/**
 * Names in the document the files that the first script imports, such as the bundler's helpers.
 * Otherwise the browser would request them only after it has received the script.
 */
function preloadImports(): Plugin {
  return {
    name: 'shared-claim-imports',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { chunk }) =>
        (chunk?.imports ?? []).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}` },
          injectTo: 'head',
        })),
    },
  }
}

function ownDocument(): Plugin {
  return {
    name: 'shared-claim-document',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/shared-claim-main.tsx'),
    },
    generateBundle: (_, bundle) => {
      const page = bundle['index.html']
      if (!page) throw new Error('The document of the shared claim is missing')
      page.fileName = 'shared-claim.html'
    },
  }
}
