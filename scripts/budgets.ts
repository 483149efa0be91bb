/**
 * Compares the weight of the production build with its limits. The weight is the size after gzip at
 * level 9, and 1 kB is 1,000 bytes. A page's weight includes the parts that the page loads by
 * itself after its first script. `npm run bench page-weight` measures the same in a real browser.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Part = { file: string; name?: string; isDynamicEntry?: boolean; imports?: readonly string[] }
type Manifest = Record<string, Part>
type Weighed = { what: string; bytes: number; limit: number }

/**
 * The parts that every page loads. Each is a layer of web/build/page-chunks.ts, or has the name of
 * its source file.
 */
const always = ['start', 'live', 'src/app/shell/more-links.tsx']
const checkPage = 'src/pages/check.tsx'
const ofCheck = 'src/pages/check/'
/** The parts that a page loads by itself, right after its first script. */
const soon: Record<string, readonly string[]> = {
  'src/pages/home.tsx': ['src/pages/home/landing.tsx'],
  [checkPage]: ['src/pages/check/check-many.tsx'],
  'src/pages/templates.tsx': ['src/texts/en/template/built-in-templates.ts'],
}
const dashboard = [...always, 'src/pages/home.tsx', 'dashboard', 'wallet']
const claimWithProof = [
  'src/pages/home/claim-detail.tsx',
  'src/features/claim/claim-proof.tsx',
  'src/entities/verdict/own-claim-check.tsx',
  'src/entities/verdict/recorded-proof.tsx',
]
const claimWithForm = ['src/pages/home/claim-detail.tsx', 'src/features/claim/edit-claim.tsx']
/**
 * The part that the verifier's dialog loads to make proofs. The code that checks proofs is weighed
 * with the parts that a link with a proof loads.
 */
const prover = ['src/features/proof/dialog/real-engine.ts']
const proverThreads = /^(prover|lane)-worker-.*\.js$/
/**
 * The parts that a link with a proof loads in addition to the page and the code that recovers a
 * signer.
 */
const provedClaim = ['check-proved', 'src/entities/verdict/proved-card.tsx', '../proofs/keys/one-clause.vk.json']
/**
 * The part that the check of a credential of other software loads in addition to the parts that the
 * check of a claim's file loads.
 */
const foreignCheck = ['src/entities/foreign/foreign-verdict.tsx']
const checkOfFile = ['src/pages/scan-code.tsx', 'shared-claim-verdict', 'secp256k1']
const sharedClaim = ['src/pages/shared-claim.tsx', 'secp256k1']
const signIn = 'src/features/wallet/session/sign-in.ts'
const walletAndChain = [
  'wallet',
  signIn,
  'src/features/did/mint-transaction.ts',
  'src/features/claim/encode-record.ts',
  'src/features/transaction/run-transaction.ts',
]
const limits = {
  firstLoad: 45_000,
  firstLoadWithLists: 80_000,
  /**
   * The most bytes for each of the two pages that compute verdicts on links themselves, `/check`
   * and `/shared-claim`.
   */
  firstLoadOfCheck: 120_000,
  sharedClaim: 90_000,
  stylesheet: 10_000,
  dialog: 51_100,
  provedClaim: 20_000,
  foreignCheck: 90_000,
  prover: 70_000,
  walletAndChain: 45_000,
  passkey: 14_000,
  dashboard: 110_000,
}
/**
 * The pages with this limit show lists from the server, so they need the cache and the schemas
 * (docs/decisions/0014-page-layers.md).
 */
const withLists = ['src/pages/templates.tsx', 'src/pages/register.tsx', 'src/pages/verifier.tsx', 'src/pages/debug.tsx']

/** Returns each weight with its limit, in bytes. Throws when a part is missing in the build. */
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
    limit: findLimit(parts),
  })
  const atDashboard = reach(dashboard)
  const screens = new Set(
    ['start', 'live', 'looks', 'forms', 'lists', 'asked', 'dashboard'].map((name) => findPart(manifest, name).file),
  )
  const later = (what: string, names: readonly string[]) => ({
    what: `${what}, beside the dashboard`,
    bytes: weigh(reach(names).difference(atDashboard)),
    limit: limits.dialog,
  })
  const atCheck = reach([...always, checkPage, ...(soon[checkPage] ?? [])])
  /**
   * Weighs a part that opens only from `/check`. This page has already loaded the code that
   * computes verdicts on links, but not the dashboard's code.
   */
  const besideCheck = (name: string) => ({
    what: `${basename(name)}, beside /check`,
    bytes: weigh(reach([name]).difference(atCheck)),
    limit: limits.dialog,
  })
  return [
    ...listPages(manifest).map((page) => visit(basename(page), [page, ...(soon[page] ?? [])])),
    { what: '/shared-claim', bytes: weigh(listScripts(folder, 'shared-claim.html')), limit: limits.sharedClaim },
    {
      what: 'a proof, beside /shared-claim',
      bytes: weigh(reach(provedClaim).difference(reach([...always, ...sharedClaim]))),
      limit: limits.provedClaim,
    },
    weighForeignCheck(reach, weigh),
    { what: 'the dashboard', bytes: weigh(atDashboard), limit: limits.dashboard },
    {
      what: 'wallet and chain, beside the screens',
      bytes: weigh(reach(walletAndChain).difference(screens)),
      limit: limits.walletAndChain,
    },
    {
      what: 'an account of a passkey, beside the dashboard and what every sign-in loads',
      bytes: weigh(reach(['provide-account']).difference(atDashboard.union(reach([signIn])))),
      limit: limits.passkey,
    },
    ...listLater(manifest).map((name) =>
      name.startsWith(ofCheck) ? besideCheck(name) : later(basename(name), [name]),
    ),
    later('a claim with its form', claimWithForm),
    later('a claim with its proof', claimWithProof),
    weighProver(reach, weigh, folder),
    { what: 'all styles', bytes: weigh(listStyles(folder)), limit: limits.stylesheet },
  ]
}

function weighForeignCheck(reach: Reach, weigh: (files: Iterable<string>) => number): Weighed {
  return {
    what: 'a credential of other software, beside a claim’s file',
    bytes: weigh(reach(foreignCheck).difference(reach([...always, ...checkOfFile]))),
    limit: limits.foreignCheck,
  }
}

type Reach = (names: readonly string[]) => Set<string>

function weighProver(reach: Reach, weigh: (files: Iterable<string>) => number, folder: string): Weighed {
  return {
    what: 'the prover, beside the dialog that asks for it',
    bytes: weigh([
      ...reach(prover).difference(reach([...dashboard, 'src/features/proof/dialog/proof-dialog.tsx'])),
      ...listThreads(folder),
    ]),
    limit: limits.prover,
  }
}

function findLimit(parts: readonly string[]): number {
  if (parts.includes(checkPage)) return limits.firstLoadOfCheck
  return parts.some((part) => withLists.includes(part)) ? limits.firstLoadWithLists : limits.firstLoad
}

/**
 * Lists the pages of the build. The page of a shared claim is missing here, because it has an HTML
 * document of its own.
 */
function listPages(manifest: Manifest): string[] {
  const isPage = (name: string) => /^src\/pages\/[^/]+$/.test(name) && name !== 'src/pages/shared-claim.tsx'
  return Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry && isPage(name))
}

/** Lists the dialogs and the other parts that the page loads only when a person needs them. */
function listLater(manifest: Manifest): string[] {
  const isWanted = (name: string) => /^src\/(features|pages\/[^/]+)\//.test(name)
  return Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry && isWanted(name))
}

/**
 * Lists the workers of the page. A separate build makes them, so the manifest does not name them.
 */
function listThreads(folder: string): string[] {
  const files = readdirSync(join(folder, 'assets')).filter((file) => proverThreads.test(file))
  if (files.length !== 2)
    throw new Error('The threads of the prover are named otherwise: mend the lists in scripts/budgets.ts.')
  return files.map((file) => join('assets', file))
}

/** Lists the style sheets, which are the same for all HTML documents. */
function listStyles(folder: string): string[] {
  return readdirSync(join(folder, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('assets', file))
}

function findPart(manifest: Manifest, name: string): Part {
  const part = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
  if (!part) throw new Error(`${name} is no part of the build any more: mend the lists in scripts/budgets.ts.`)
  return part
}

function collectFiles(manifest: Manifest, names: readonly string[]): Set<string> {
  const parts = new Set(names)
  for (const name of parts) for (const imported of findPart(manifest, name).imports ?? []) parts.add(imported)
  return new Set([...parts].map((name) => findPart(manifest, name).file))
}

/**
 * Lists the scripts that an HTML document loads at its start. The build writes only one script, and
 * this script imports nothing before it runs.
 */
function listScripts(folder: string, document: string): string[] {
  const scripts = readFileSync(join(folder, document), 'utf8').matchAll(/src="\/(assets\/[^"]+\.js)"/g)
  return [...scripts].flatMap(([, file]) => file ?? [])
}
