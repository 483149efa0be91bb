import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { afterBuild } from './after-build.ts'
import { importAgainBuild } from './import-again-build.ts'
import { pseudoLocaleBuild } from './pseudo-locale-build.ts'

/**
 * Builds `/shared-claim` a second time, on Preact and in its own document, so that a stranger who
 * opens a link loads the verdict alone (docs/decisions/0005-preact-under-a-shared-link.md).
 */
export function sharedClaimBuild(): Plugin {
  return afterBuild('shared-claim-build', async (config) => {
    // A first build finds the first script's modules. A second build puts them into one file.
    await build(toLightBuild(config, await findStart(config)))
  })
}

/** The page and its libraries name React by these four paths; any other brings React itself. */
const preactForReact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
]

function toLightBuild(
  { root, mode, define, logLevel, build: { outDir, target, cssTarget } }: ResolvedConfig,
  start: ReadonlySet<string> | null,
): InlineConfig {
  return {
    root,
    mode,
    configFile: false,
    publicDir: false,
    ...(define ? { define } : {}),
    ...(logLevel ? { logLevel } : {}),
    plugins: [
      tailwindcss(),
      importAgainBuild(),
      ...(mode === 'production' ? [] : [pseudoLocaleBuild(root)]),
      ownDocument(),
    ],
    resolve: { alias: preactForReact },
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
        // Radix marks its files for servers that render React, which this page does not use. The
        // first file holds what the page needs at once, even if some code imports it lazily.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') report(level, log)
        },
      },
    },
  }
}

/** In the first file, the curve's code compiles while the page waits for the chain's answers. */
const neededAtOnce = /@noble\/curves\/.*secp256k1/

/** Returns the first file's modules: those that load with the document, and the curve's code. */
async function findStart(config: ResolvedConfig): Promise<Set<string>> {
  const draft = toLightBuild({ ...config, logLevel: 'silent' }, null)
  const built = await build({ ...draft, build: { ...draft.build, write: false } })
  if (!('output' in built)) throw new Error('The draft of the shared claim has no output')
  const chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const isFirst = (chunk: Rolldown.OutputChunk) => chunk.isEntry || neededAtOnce.test(chunk.facadeModuleId ?? '')
  const files = new Set([...chunks.values()].filter(isFirst).map(({ fileName }) => fileName))
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported)
  return new Set([...files].flatMap((file) => chunks.get(file)?.moduleIds ?? []))
}

function inOneFile(modules: ReadonlySet<string>) {
  return { name: 'shared-claim', test: (id: string) => modules.has(id) }
}

/** Gives the document its own first script and its own file name. */
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
