import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite'

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
        await build(toLightBuild(config))
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

function toLightBuild({ root, mode, define, logLevel, build: { outDir, target } }: ResolvedConfig): InlineConfig {
  return {
    root,
    mode,
    configFile: false,
    publicDir: false,
    ...(define ? { define } : {}),
    ...(logLevel ? { logLevel } : {}),
    plugins: [tailwindcss(), ownDocument()],
    resolve: { alias: preactForReact },
    build: {
      outDir: resolve(root, outDir),
      emptyOutDir: false,
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Radix marks its files for servers that render React; here the mark means nothing.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
        },
      },
    },
  }
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
