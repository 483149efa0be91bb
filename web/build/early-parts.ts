import type { Plugin } from 'vite'
import { type Chunks, collectImports, listChunks } from './chunk-files.ts'

/** A returning person needs these parts for the dashboard, besides the first script. */
const dashboardRoots = ['src/pages/home.tsx', 'src/pages/home/dashboard.tsx', 'src/features/wallet/wallet.ts']

/**
 * `theme.js` preloads these files for a returning person. Otherwise the browser finds a file's
 * imports only once it has the file, and each step costs a round trip.
 */
export function earlyParts(): Plugin {
  return {
    name: 'early-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, chunk: start }) => {
        if (!start || !html.includes(themeScript)) throw new Error('The document has no first script, or no theme.js')
        const chunks = listChunks(Object.values(bundle))
        const roots = dashboardRoots.map((root) => findChunk(root, chunks))
        const files = collectImports(roots, chunks).difference(collectImports([start.fileName], chunks))
        const addresses = [...files].map((file) => `/${file}`)
        return html.replace(themeScript, `${themeScript} data-dashboard="${addresses.join(' ')}"`)
      },
    },
  }
}

const themeScript = 'src="/theme.js"'

function findChunk(root: string, chunks: Chunks): string {
  const found = chunks.values().find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${root}`)))
  if (!found) throw new Error(`${root} is no part of the page any more: mend early-parts.ts.`)
  return found.fileName
}
