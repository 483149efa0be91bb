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
/** What a page asks for as soon as it is there, beside itself. */
const soon: Record<string, readonly string[]> = {
  'src/pages/home.tsx': ['src/pages/home/landing.tsx'],
  'src/pages/templates.tsx': ['src/texts/built-in-templates.ts'],
}
const dashboard = [...always, 'src/pages/home.tsx', 'dashboard', 'wallet']
const claimWithProof = [
  'src/pages/home/claim-detail.tsx',
  'src/features/claims/claim-proof.tsx',
  'src/features/verdict/own-claim-check.tsx',
  'src/features/verdict/recorded-proof.tsx',
]
const claimWithForm = ['src/pages/home/claim-detail.tsx', 'src/features/claims/edit-claim.tsx']
/** What the verifier's dialog loads so that proofs can be made; what checks them is weighed with a link that has one. */
const prover = ['src/features/proof-dialog/real-engine.ts']
const proverThreads = /^(prover|lane)-worker-.*\.js$/
/** What a link with a proof loads besides; whoever was handed one has loaded the page and what recovers a signature. */
const provedClaim = ['check-proved', 'src/features/verdict/proved-card.tsx', '../proofs/keys/one-clause.vk.json']
const sharedClaim = ['src/pages/shared-claim.tsx', '../node_modules/@noble/curves/esm/secp256k1.js']
const walletAndChain = [
  'wallet',
  'src/features/wallet/sign-in.ts',
  'src/features/dids/mint-transaction.ts',
  'src/features/claims/encode-record.ts',
  'src/features/transactions/run-transaction.ts',
]
const limits = {
  firstLoad: 90_000,
  firstLoadWithLists: 127_000,
  stylesheet: 10_000,
  dialog: 50_000,
  provedClaim: 20_000,
  prover: 70_000,
  walletAndChain: 45_000,
  dashboard: 150_000,
}
/** What they show is the server's: they bring the cache of its answers and their schemas along (docs/decisions/0014-page-layers.md). */
const withLists = ['src/pages/templates.tsx', 'src/pages/register.tsx', 'src/pages/debug.tsx']

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
    limit: parts.some((part) => withLists.includes(part)) ? limits.firstLoadWithLists : limits.firstLoad,
  })
  const atDashboard = reach(dashboard)
  const screens = new Set(
    ['start', 'live', 'looks', 'forms', 'lists', 'asked', 'dashboard'].map((name) => findPart(manifest, name).file),
  )
  return [
    ...listPages(manifest).map((page) => visit(basename(page), [page, ...(soon[page] ?? [])])),
    { what: '/shared-claim', bytes: weigh(listScripts(folder, 'shared-claim.html')), limit: limits.firstLoad },
    {
      what: 'a proof, beside /shared-claim',
      bytes: weigh(reach(provedClaim).difference(reach([...always, ...sharedClaim]))),
      limit: limits.provedClaim,
    },
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
    {
      what: 'a claim with its form, beside the dashboard',
      bytes: weigh(reach(claimWithForm).difference(atDashboard)),
      limit: limits.dialog,
    },
    {
      what: 'a claim with its proof, beside the dashboard',
      bytes: weigh(reach(claimWithProof).difference(atDashboard)),
      limit: limits.dialog,
    },
    {
      what: 'the prover, beside the dialog that asks for it',
      bytes: weigh([
        ...reach(prover).difference(reach([...dashboard, 'src/pages/home/decide-request.tsx'])),
        ...listThreads(folder),
      ]),
      limit: limits.prover,
    },
    { what: 'all styles', bytes: weigh(listStyles(folder)), limit: limits.stylesheet },
  ]
}

/** Every route has a file of its own there. A shared claim is a first load by its own document. */
function listPages(manifest: Manifest): string[] {
  const isPage = (name: string) => /^src\/pages\/[^/]+$/.test(name) && name !== 'src/pages/shared-claim.tsx'
  return Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry && isPage(name))
}

/** Dialogs and whatever else is loaded when it is wanted. */
function listLater(manifest: Manifest): string[] {
  const isWanted = (name: string) => /^src\/(features|pages\/[^/]+)\//.test(name)
  return Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry && isWanted(name))
}

/** No part of the manifest: a build of its own makes them. */
function listThreads(folder: string): string[] {
  const files = readdirSync(join(folder, 'assets')).filter((file) => proverThreads.test(file))
  if (files.length !== 2)
    throw new Error('The threads of the prover are named otherwise: mend the lists in scripts/budgets.ts.')
  return files.map((file) => join('assets', file))
}

/** The two kinds of documents name the same styles differently. */
function listStyles(folder: string): string[] {
  const files = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'))
  const byContent = new Map(files.map((file) => [readFileSync(join(folder, 'assets', file), 'utf8'), file]))
  return [...byContent.values()].map((file) => join('assets', file))
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
