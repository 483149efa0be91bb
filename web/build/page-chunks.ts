import { resolve } from 'node:path'

/**
 * Puts modules that load together into one file. By default, the bundler makes a file for every set
 * of modules that lazy parts share, so the dashboard would need over a hundred files.
 */
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
type Layer = { name: string; roots: readonly string[]; sharedWith?: readonly string[] }

const wallet = ['features/wallet/wallet.ts', 'features/wallet/connected-wallet.tsx']
const dashboard = [
  'pages/home/dashboard.tsx',
  'features/notifications/notification-bell.tsx',
  // The page opens several small parts from a claim, and those parts need these modules.
  '../../domain/src/calls/shares.ts',
  '../../domain/src/calls/revocations.ts',
]
const signedIn = [...wallet, ...dashboard]

/**
 * The groups of modules, in the order in which a person needs them. A module belongs to the first
 * layer that has a root which imports the module. If the layer has `sharedWith`, one of the modules
 * in `sharedWith` must import the module as well.
 */
const layers: readonly Layer[] = [
  { name: 'start', roots: ['main.tsx'] },
  { name: 'live', roots: ['lib/live/live-connection.ts'] },
  // These three layers hold what public pages share with signed-in pages: `looks` is for pages with
  // an article, `forms` for pages with a form, and `lists` for pages with a list. So a visitor
  // loads only what a page uses.
  {
    name: 'looks',
    roots: signedIn,
    sharedWith: [
      'app/shell/more-links.tsx',
      'pages/home.tsx',
      'pages/home/landing.tsx',
      'pages/reading/about.tsx',
      'pages/scan-code.tsx',
    ],
  },
  { name: 'forms', roots: signedIn, sharedWith: ['pages/contact.tsx'] },
  {
    name: 'lists',
    roots: signedIn,
    sharedWith: ['pages/templates.tsx', 'pages/register.tsx', 'pages/verifier.tsx', 'pages/debug.tsx'],
  },
  // The pages below need no account, so they must not load the dashboard.
  {
    name: 'asked',
    roots: signedIn,
    sharedWith: ['pages/request-for-proof/asking.tsx', 'pages/request-for-proof/answering.tsx'],
  },
  { name: 'many', roots: signedIn, sharedWith: ['pages/check/check-many.tsx'] },
  { name: 'wallet', roots: wallet },
  { name: 'dashboard', roots: dashboard },
]

/**
 * Only lazy parts use these modules. But a library's index file imports them, so without this
 * exception they would load at the page's start.
 */
const usedLater = /\/(useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/

type Group = { name: (id: string, graph: ModuleGraph) => string | null; debugName: string; priority: number }

/**
 * Nearly every part that loads later needs this code, which hashes and encodes data for the chain.
 */
const hashing =
  /\/viem\/_esm\/utils\/(hash\/(keccak256|isHash)|encoding\/(toHex|toBytes)|data\/concat|address\/(getAddress|isAddress)|lru)\.js$|\/@noble\/hashes\/(esm\/)?(sha3|_u64)\.js$/
/**
 * The icons for outcomes and the modules that every dialog needs. They are small and used in many
 * places, so one file for each of them would cost more.
 */
const small =
  /\/lucide-react\/dist\/esm\/icons\/(circle-check|circle-x|triangle-exclamation-point|info|copy)\.mjs$|\/src\/lib\/page\/(use-back-closes|dialog-closed)\.ts$/

/** These small modules are one group, because every part that asks the chain needs most of them. */
const chain =
  /\/credentials\/src\/(chain\/(chain-reader|registry-calls|identity-control)|verdict\/(ask-chain|fact)|signature\/contract-signature)\.ts$|\/entities\/transaction\/deadline\.ts$/

/**
 * These modules are one group, because the code that reads links imports them, and many files of
 * texts do, too. As part of a later layer, they would make each page load that whole layer.
 */
const vocabulary =
  /\/domain\/src\/(proof\/proof-vocabulary|protocol\/no-commitment|share\/(share-kind|limits)|(account|attestation)\/limits|texts\/(\w+\/(punctuation|numbers)|comma-numbers)|page\/(read-typed|kept-answers))\.ts$/

function groupOf(name: string, modules: RegExp, priority = 0): Group {
  return { name: (id) => (modules.test(id) ? name : null), debugName: name, priority }
}

/**
 * Returns a group of modules for each layer, and the groups `vocabulary`, `hashing`, `small` and
 * `chain`.
 * `folder` holds the page's sources.
 */
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
  return [
    groupOf('vocabulary', vocabulary, layers.length + 1),
    ...byLayer,
    groupOf('hashing', hashing),
    groupOf('small', small),
    groupOf('chain', chain),
  ]
}

/**
 * Collects the roots and all modules that the roots import statically, directly or through other
 * modules. Leaves out modules that load later.
 */
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
