import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toPagePath } from '@did/domain/page-paths'
import { type Plugin, transformWithOxc } from 'vite'
import { afterBuild } from './after-build.ts'
import { importMessageTexts, readPageLanguage } from './page-language.ts'

const alongside = ['/theme.js', '/icon.svg', '/manifest.webmanifest']
/** The dashboard's empty document serves every URL of the page that has no document of its own. */
const shell = '/?view=dashboard'

/**
 * Writes `sw.js` (offline/service-worker.ts) with the lists of the files that it stores: the whole
 * app, or only the files that show a verdict to a person who opened a share link.
 */
export function offlineBuild(): Plugin {
  return afterBuild('offline-build', async ({ root, mode }, out) => {
    const file = join(root, 'offline/service-worker.ts')
    const { pushMessage: message } = await importMessageTexts(root, readPageLanguage())
    const lists = { ...(await listKept(out, { isEmbedded: mode !== 'production' })), message }
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
      tsconfig: false,
      define: { __LISTS__: JSON.stringify(lists) },
    })
    await writeFile(join(out, 'sw.js'), code)
  })
}

async function listKept(out: string, { isEmbedded }: { isEmbedded: boolean }) {
  const assets = (await readdir(join(out, 'assets'))).filter((name) => /\.(js|css|woff2)$/.test(name)).toSorted()
  const documents = (await readdir(join(out, 'documents'), { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  )
  const [index, verdict] = await Promise.all([
    readFile(join(out, 'index.html'), 'utf8'),
    readFile(join(out, 'shared-claim.html'), 'utf8'),
  ])
  const optional = isEmbedded ? ['/demo-wallet.js'] : []
  const ofVerdict = { '/shared-claim': entryOf(verdict) }
  const ofApp = Object.fromEntries(
    [...documents.map(toPagePath).toSorted(), shell].map((path) => [path, entryOf(index)]),
  )
  const app = {
    documents: { ...ofApp, ...ofVerdict },
    files: [...assets.map(toAddress), ...alongside],
    optional,
  }
  const forVerdict = await collectFiles(out, verdict, assets)
  return {
    build: createHash('sha256').update(`${index}${verdict}${assets}`).digest('hex').slice(0, 12),
    shell,
    app,
    verdict: { documents: ofVerdict, files: [...forVerdict, ...alongside], optional },
  }
}

/** Collects the files that a document names, and the files that those files name. */
async function collectFiles(out: string, document: string, assets: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  const follow = async (text: string): Promise<void> => {
    const named = assets.filter((name) => !found.has(name) && text.includes(name))
    for (const name of named) found.add(name)
    for (const name of named)
      if (/\.(js|css)$/.test(name)) await follow(await readFile(join(out, 'assets', name), 'utf8'))
  }
  await follow(document)
  return [...found].toSorted().map(toAddress)
}

function entryOf(document: string): string {
  const entry = [...document.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1]
  if (entry === undefined) throw new Error('A document names no script')
  return entry
}

function toAddress(name: string): string {
  return `/assets/${name}`
}
