import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { importAgainBuild } from './import-again-build.ts'
import { leanIcons } from './lean-icons.ts'
import { pseudoLocaleBuild } from './pseudo-locale-build.ts'

/**
 * Adds a second, lighter build of `/shared-claim`: the same components on Preact, in a document of their own beside
 * `index.html`. A stranger who opens a link pays for the verdict, not for an app they may never use
 * (docs/decisions/0005-preact-under-a-shared-link.md).
 */
export function sharedClaimBuild(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'shared-claim-build',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        // Built once to see what its first script needs, and once more to put that into one file instead of ten.
        await build(toLightBuild(config, await findStart(config)))
      },
    },
  }
}

/** Only these four are asked for by our own code and by what it loads; whatever else of React appears fails the build. */
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
      leanIcons(),
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
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...(start && {
          output: { codeSplitting: { groups: [inOneFile(start)], includeDependenciesRecursively: false } },
        }),
        // Radix marks its files for servers that render React; here the mark means nothing. And what is asked for at once is in the first
        // file on purpose, however it is imported.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') report(level, log)
        },
      },
    },
  }
}

/** What every attested link needs at once, whoever else loads it when it comes to that: compiled beside the rest, not while answers wait. */
const neededAtOnce = /@noble\/curves\/.*secp256k1/

/** The modules that are loaded with the document; what they load later is not among them. */
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

/** The same document with another first script and another name. */
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
