import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentsBuild } from './documents-build.ts'
import { importAgainBuild } from './import-again-build.ts'
import { leanIcons } from './lean-icons.ts'
import { leanRoutes } from './lean-routes.ts'
import { leanZod } from './lean-zod.ts'
import { offlineBuild } from './offline-build.ts'
import { packedBuild } from './packed-build.ts'
import { groupByLayer } from './page-chunks.ts'
import { pseudoLocaleBuild } from './pseudo-locale-build.ts'
import { sharedClaimBuild } from './shared-claim-build.ts'

const modes = ['embedded', 'production']

/**
 * Two builds of one page. `embedded` is served by an installation that runs everything itself and may offer the demo
 * wallet and the simulated proofs; in `production` both are cut out at compile time by `__EMBEDDED__`.
 */
export default defineConfig(({ mode, command }) => {
  if (command === 'build' && !modes.includes(mode)) throw new Error(`Build with --mode ${modes.join(' or --mode ')}.`)
  const server = process.env['DEV_SERVER_URL'] ?? 'http://127.0.0.1:3000'
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      tailwindcss(),
      leanIcons(),
      leanRoutes(),
      leanZod(),
      importAgainBuild(),
      ...(mode === 'production' ? [] : [pseudoLocaleBuild(import.meta.dirname)]),
      sharedClaimBuild(),
      documentsBuild(),
      offlineBuild(),
      packedBuild(),
    ],
    // React has had this hook since version 18; the router still brings a copy for older ones.
    // And the library for sealing asks Node for its cryptography where there is none: every browser we support has its own.
    resolve: {
      alias: {
        'use-sync-external-store/shim/index.js': 'react',
        crypto: resolve(import.meta.dirname, 'no-node-crypto.ts'),
      },
    },
    // Threads that make proofs start others, and load their keys when they need them.
    worker: {
      format: 'es',
      rolldownOptions: {
        // A thread comes in one file: what the page may load later (the tree of a large set) is in it from the start, on purpose.
        onLog: (level, log, report) => log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' && report(level, log),
      },
    },
    define: { __EMBEDDED__: JSON.stringify(mode !== 'production') },
    build: {
      outDir: `dist/${mode}`,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      // Older ones cannot run our scripts either (Uint8Array.fromHex); for them each colour and direction would be written twice.
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      // A data: URI would need a hole in the content security policy.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: groupByLayer(resolve(import.meta.dirname, 'src')) } },
        // Libraries mark files for server components, which this page has none of.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
    server: {
      proxy: { '/api': server, '/ws': { target: server, ws: true }, '/demo-wallet.js': server, '/readyz': server },
    },
  }
})
