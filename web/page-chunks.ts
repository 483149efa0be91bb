import { resolve } from 'node:path'

/**
 * What is loaded together comes in one file. Left to itself the bundler makes a file of every set of modules that some two lazy parts share:
 * over a hundred for the dashboard, asked for one after the other and each packed by itself.
 */
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
type Layer = { name: string; roots: readonly string[]; sharedWith?: readonly string[] }

const wallet = ['features/wallet/wallet.ts', 'features/wallet/connected-wallet.tsx']
const dashboard = [
  'pages/home/dashboard.tsx',
  'features/notifications/notification-bell.tsx',
  // Wanted by whatever a claim opens, in several small parts.
  '../../domain/src/routes/shares.ts',
  '../../domain/src/routes/revocations.ts',
]
const signedIn = [...wallet, ...dashboard]

/** In the order in which they are needed: a module belongs to the first layer whose roots import it. */
const layers: readonly Layer[] = [
  { name: 'start', roots: ['main.tsx'] },
  { name: 'live', roots: ['features/notifications/live-connection.ts'] },
  // What a page to read shares with somebody's own, then what a form and a list share with it: nobody loads more of it than that.
  {
    name: 'looks',
    roots: signedIn,
    sharedWith: [
      'app/more-links.tsx',
      'pages/home.tsx',
      'pages/home/landing.tsx',
      'pages/about.tsx',
      'pages/scan-code.tsx',
    ],
  },
  { name: 'forms', roots: signedIn, sharedWith: ['pages/contact.tsx'] },
  { name: 'lists', roots: signedIn, sharedWith: ['pages/templates.tsx', 'pages/register.tsx', 'pages/debug.tsx'] },
  // What the two sides of a request for proof share with somebody's own: they need no account, and none of the dashboard.
  { name: 'asked', roots: signedIn, sharedWith: ['pages/ask/asking.tsx', 'pages/answer/answering.tsx'] },
  { name: 'wallet', roots: wallet },
  { name: 'dashboard', roots: dashboard },
]

/** Reached through a library's index by everybody, and used by lazy parts alone. */
const usedLater = /\/(useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/

type Group = { name: (id: string, graph: ModuleGraph) => string | null; debugName: string; priority: number }

/** What hashes and spells for the chain: nearly every later part needs all of it, each in another company. */
const hashing =
  /\/viem\/_esm\/utils\/(hash\/(keccak256|isHash)|encoding\/(toHex|toBytes)|data\/concat|address\/(getAddress|isAddress)|lru)\.js$|\/@noble\/hashes\/(esm\/)?(sha3|_u64)\.js$/
/** The signs of how something ended: so small, and wanted by so many later parts, that a file for each costs more than all of them. */
const signs = /\/lucide-react\/dist\/esm\/icons\/(circle-check|circle-x|triangle-exclamation-point|info|copy)\.mjs$/

function groupOf(name: string, modules: RegExp): Group {
  return { name: (id) => (modules.test(id) ? name : null), debugName: name, priority: 0 }
}

/** One group of modules per layer, for the bundler. `folder` holds the page's sources. */
export function groupByLayer(folder: string): Group[] {
  const byLayer = layers.map(({ name, roots, sharedWith }, index) => {
    const reach = (names: readonly string[], graph: ModuleGraph) =>
      collectImports(
        names.map((root) => resolve(folder, root)),
        graph,
      )
    let modules: Set<string> | null = null
    const collect = (graph: ModuleGraph) => {
      const own = reach(roots, graph)
      return sharedWith ? own.intersection(reach(sharedWith, graph)) : own
    }
    const nameOf = (id: string, graph: ModuleGraph) => {
      modules ??= collect(graph)
      return modules.has(id) && !usedLater.test(id) ? name : null
    }
    return { name: nameOf, debugName: name, priority: layers.length - index }
  })
  return [...byLayer, groupOf('hashing', hashing), groupOf('signs', signs)]
}

/** All that is loaded with these modules at once; what they load later is not among it. */
function collectImports(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(roots)
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    if (!module && roots.includes(id))
      throw new Error(`${id} is no module of the page: mend the layers in page-chunks.ts.`)
    for (const imported of module?.importedIds ?? []) found.add(imported)
  }
  return found
}
