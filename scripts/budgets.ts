/**
 * Weighs the production build against its budgets: gzip at level 9, 1 kB = 1,000 bytes. What a page asks for by itself after its first
 * script is listed with it; `npm run bench page-weight` counts the same in a real browser.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Part = { file: string; name?: string; isDynamicEntry?: boolean; imports?: readonly string[] }
type Manifest = Record<string, Part>
type Weighed = { what: string; bytes: number; limit: number }

/** Layers by their name (web/page-chunks.ts), other parts by their source. */
const always = ['start', 'live', 'src/app/more-links.tsx']
const read = [
  'about',
  'contact',
  'use-cases',
  'tutorials',
  'privacy-policy',
  'terms-of-service',
  'scan-code',
  'not-found',
]
const dashboard = [...always, 'src/pages/home.tsx', 'dashboard', 'wallet']
const walletAndChain = [
  'wallet',
  'src/features/wallet/sign-in.ts',
  'src/features/dids/mint-transaction.ts',
  'src/features/claims/claim-transaction.ts',
  'src/features/transactions/run-transaction.ts',
]
const limits = { firstLoad: 90_000, stylesheet: 10_000, dialog: 50_000, walletAndChain: 45_000, dashboard: 150_000 }

/** Every weight beside its limit, in bytes, of the build in `folder`. A part that is gone from the build is an error. */
export function weighBuild(folder: string): Weighed[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const reach = (names: readonly string[]) => collectFiles(manifest, names)
  const weigh = (files: Iterable<string>) => {
    const packed = [...files].map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }))
    return Buffer.concat(packed).length
  }
  const visit = (what: string, parts: readonly string[]) => ({
    what,
    bytes: weigh(reach([...always, ...parts])),
    limit: limits.firstLoad,
  })
  const atDashboard = reach(dashboard)
  const screens = new Set(
    ['start', 'live', 'looks', 'forms', 'lists', 'dashboard'].map((name) => findPart(manifest, name).file),
  )
  return [
    visit('/', ['src/pages/home.tsx', 'src/pages/home/landing.tsx']),
    ...read.map((page) => visit(`/${page}`, [`src/pages/${page}.tsx`])),
    { what: '/shared-claim', bytes: weigh(listScripts(folder, 'shared-claim.html')), limit: limits.firstLoad },
    { what: 'the dashboard', bytes: weigh(atDashboard), limit: limits.dashboard },
    {
      what: 'wallet and chain, beside the screens',
      bytes: weigh(reach(walletAndChain).difference(screens)),
      limit: limits.walletAndChain,
    },
    ...listLater(manifest).map((name) => ({
      what: `${basename(name)}, beside the dashboard`,
      bytes: weigh(reach([name]).difference(atDashboard)),
      limit: limits.dialog,
    })),
    ...readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ what: file, bytes: weigh([join('assets', file)]), limit: limits.stylesheet })),
  ]
}

/** Dialogs and whatever else of the dashboard is loaded when it is wanted. */
function listLater(manifest: Manifest): string[] {
  const isOfDashboard = (name: string) => /^src\/(features|pages\/home)\//.test(name)
  return Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry && isOfDashboard(name))
}

function findPart(manifest: Manifest, name: string): Part {
  const part = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
  if (!part) throw new Error(`${name} is no part of the build any more: mend the lists in scripts/budgets.ts.`)
  return part
}

/** The files of these parts, with everything they import before they run. */
function collectFiles(manifest: Manifest, names: readonly string[]): Set<string> {
  const parts = new Set(names)
  for (const name of parts) for (const imported of findPart(manifest, name).imports ?? []) parts.add(imported)
  return new Set([...parts].map((name) => findPart(manifest, name).file))
}

/** That document has one script, which imports nothing before it runs. */
function listScripts(folder: string, document: string): string[] {
  const scripts = readFileSync(join(folder, document), 'utf8').matchAll(/src="\/(assets\/[^"]+\.js)"/g)
  return [...scripts].flatMap(([, file]) => file ?? [])
}
