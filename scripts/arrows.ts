/**
 * Checks which files of the repository each file may use, as docs/ARCHITECTURE.md describes. A
 * linter would only compare the text of an import. This check finds the file that the import leads
 * to. A path to a file of another workspace counts like an import.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listTargets } from './arrow-targets.ts'
import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '..')

const workspaceArrows: Record<string, readonly string[]> = {
  domain: [],
  credentials: ['domain'],
  proofs: ['domain'],
  contracts: [],
  server: ['domain', 'credentials', 'proofs/src/verify.ts', 'proofs/src/circuit-keys.ts', 'contracts/generated'],
  web: ['domain', 'credentials', 'proofs', 'contracts/generated'],
  // The workspace `local` starts the server and builds the page.
  local: ['domain', 'contracts', 'server/src/main.ts', 'web/vite.config.ts', 'web/dist'],
  // A journey uses the page only through a browser, because code that it imports could hide the
  // page's mistakes. The files of `web` in this list are exceptions: they seal and open texts that
  // the server gets only as ciphertext.
  e2e: [
    'domain',
    'credentials',
    'proofs',
    'contracts',
    'local',
    'scripts/check-credential.ts',
    'scripts/chromium.ts',
    'scripts/commit.ts',
    'scripts/spec-coverage.ts',
    // This file creates the tables of a database. The databases of tests are copies of such a
    // database.
    'server/src/db/migrate.ts',
    'web/src/entities/vault/keys',
    'web/src/entities/vault/store',
    'web/src/features/request-for-proof/sealed-answer.ts',
    'web/src/texts',
    'web/test/vault-fixtures.ts',
  ],
  bench: [
    'domain',
    'credentials',
    'proofs',
    'contracts',
    'local',
    'e2e/src',
    'server/src',
    'scripts/chromium.ts',
    'web/src/pages/check/bring/find-links.ts',
  ],
  // The house check reads which module owns a table. docs/api.md lists the status of each error,
  // and who may make each call. The browser of the tests is installed in e2e. The mutants of
  // dialogs run with the library with which the page runs. The linters of an installation read the
  // operating guide.
  scripts: [
    'domain',
    'credentials',
    'proofs',
    'contracts',
    'local/src/guide',
    'local/src/page-build.ts',
    'local/src/test-certificate.ts',
    'server/src/db/table-owners.ts',
    'server/src/http/problem.ts',
    'server/test/authorization/authorization-matrix.ts',
    'web/build/preact-for-react.ts',
    'e2e/browser',
  ],
}
/** The parts of other workspaces that only the tests of a workspace may use. */
const testArrows: Record<string, readonly string[]> = {
  contracts: ['domain'],
  credentials: ['contracts/generated'],
  proofs: ['credentials'],
  server: [
    'proofs',
    'contracts',
    'local',
    'scripts/check-credential.ts',
    'scripts/check-history.ts',
    'scripts/save-evidence.ts',
  ],
  local: ['scripts', 'web/src/texts'],
}
const isTest = (file: string) => /\.(test|spec)\.ts$|\/test\//.test(file)

/**
 * The page's entities. An entity may import only those entities that stand before it in this list,
 * so that no two entities import each other.
 */
const entities = [
  'six-words',
  'account',
  'transaction',
  'verifier',
  'did',
  'template',
  'claim',
  'attestation',
  'vault',
  'claim-form',
  'verification',
  'share',
  'proof',
  'holder-challenge',
  'issuing-key',
  'verdict',
  'foreign',
]

type Rule = (from: string, to: string) => string | null

const rules: readonly Rule[] = [
  function workspaces(from, to) {
    const [workspace, target] = [topFolder(from), topFolder(to)]
    const arrows = workspaceArrows[workspace]
    if (!arrows || !workspaceArrows[target] || workspace === target) return null
    const allowed = isTest(from) ? [...arrows, ...(testArrows[workspace] ?? [])] : arrows
    if (allowed.some((prefix) => `${to}/`.startsWith(`${prefix}/`))) return null
    const known = allowed.filter((prefix) => topFolder(prefix) === target)
    return `${workspace} may use of ${target} ${known.join(', ') || 'nothing'}`
  },
  function serverLayers(from, to) {
    if (/^server\/src\/db\//.test(from) && /^server\/src\/(modules|main|app)/.test(to)) return 'db knows no module'
    const [here, there] = [moduleOf(from), moduleOf(to)]
    if (here && /^server\/src\/(main|app|node)\.ts$/.test(to)) return 'main and app know the modules, not the reverse'
    if (here && there && here !== there && /\/store\.ts$/.test(to))
      return "a module calls another module's service, never its store"
    return null
  },
  function webLayers(from, to) {
    const rank = (file: string) =>
      ['texts', 'lib', 'ui', 'entities', 'features', 'pages', 'app'].indexOf(webLayer(file))
    if (webLayer(from) && webLayer(to) && rank(to) > rank(from))
      return `${webLayer(from)} may not import ${webLayer(to)}`
    if (webLayer(from) === 'texts' && webLayer(to) !== 'texts' && topFolder(to) !== 'domain')
      return 'texts import nobody but domain and one another'
    const [here, there] = [featureOf(from), featureOf(to)]
    if (here && there && here !== there) return 'a feature never imports another feature; what they share is an entity'
    return entitiesInOrder(entityOf(from), entityOf(to))
  },
]

/**
 * Each entry forbids a word in the files that match `within`, except in those that match `onlyIn`.
 * A file that uses the word without any import breaks the rule, too.
 */
const words: readonly { word: RegExp; within: RegExp; onlyIn: RegExp; complaint: string }[] = [
  {
    word: /\bprocess\.env\b/,
    within: /^server\/src\//,
    onlyIn: /^server\/src\/(main|config)\.ts$/,
    complaint: 'only the configuration reads the environment',
  },
  {
    word: /\bEip1193Provider\b|\bwindow\.ethereum\b|['"`]ethereum['"`]|eip6963:/,
    within: /^web\/src\//,
    onlyIn: /^web\/src\/features\/wallet\//,
    complaint: 'only features/wallet touches the injected provider',
  },
  {
    word: /^import \{.*\} from '@did\/domain\/routes/m,
    within: /^web\/src\//,
    onlyIn: /^$/,
    complaint: 'the schemas of requests would weigh on every page: import the calls (@did/domain/calls/claims)',
  },
  {
    word: /from 'zod'/,
    within: /^(domain|credentials|web)\//,
    onlyIn: /^$/,
    complaint: "the classic build of zod would weigh on every page: import 'zod/mini'",
  },
]

const topFolder = (file: string) => file.split('/')[0] ?? ''
const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1]
const entityOf = (file: string) => /^web\/src\/entities\/([^/]+)\//.exec(file)?.[1]
const webLayer = (file: string) => /^web\/src\/([^/]+)\//.exec(file)?.[1] ?? ''

function entitiesInOrder(here: string | undefined, there: string | undefined): string | null {
  if (!here || !there) return null
  const unlisted = [here, there].find((entity) => !entities.includes(entity))
  if (unlisted) return `the entity ${unlisted} has no place in the order of scripts/arrows.ts`
  return entities.indexOf(there) > entities.indexOf(here) ? `the entity ${here} comes before ${there}` : null
}

export function checkArrows(): string[] {
  const files = listFiles(root, '*.ts', '*.tsx', '*.mjs')
  return files.flatMap((file) => findBrokenArrows(file, readFileSync(join(root, file), 'utf8')))
}

export function findBrokenArrows(file: string, source: string): string[] {
  const misplaced = words.filter(
    ({ word, within, onlyIn }) => within.test(file) && !onlyIn.test(file) && word.test(source),
  )
  return [...findBrokenUses(file, source), ...misplaced.map(({ complaint }) => `${file}: ${complaint}`)]
}

function findBrokenUses(file: string, source: string): string[] {
  return [...new Set(listTargets(file, source))].flatMap((target) =>
    rules.flatMap((rule) => {
      const complaint = rule(file, target)
      return complaint ? [`${file} → ${target}: ${complaint}`] : []
    }),
  )
}
