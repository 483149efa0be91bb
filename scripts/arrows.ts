/** Which file may import which (docs/ARCHITECTURE.md). Linters match the text of an import; this follows it to the file it means. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const workspaceArrows: Record<string, readonly string[]> = {
  domain: [],
  credentials: ['domain'],
  proofs: ['domain'],
  contracts: [],
  server: ['domain', 'credentials', 'proofs/src/verify.ts', 'contracts/generated'],
  web: ['domain', 'credentials', 'proofs', 'contracts/generated'],
}
/** Test code may also use what `local` starts. */
const isTest = (file: string) => /\.(test|spec)\.ts$|\/test\//.test(file)

type Rule = (from: string, to: string) => string | null

const rules: readonly Rule[] = [
  function workspaces(from, to) {
    const [workspace, target] = [topFolder(from), topFolder(to)]
    const allowed = workspaceArrows[workspace]
    if (!allowed || workspace === target || isTest(from)) return null
    if (allowed.some((prefix) => `${to}/`.startsWith(`${prefix}/`))) return null
    return `${workspace} may import of ${target} ${allowed.find((prefix) => topFolder(prefix) === target) ?? 'nothing'}`
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
    const rank = (file: string) => ['texts', 'lib', 'ui', 'features', 'pages', 'app'].indexOf(webLayer(file))
    if (webLayer(from) && webLayer(to) && rank(to) > rank(from))
      return `${webLayer(from)} may not import ${webLayer(to)}`
    const [here, there] = [featureOf(from), featureOf(to)]
    return here && there && here !== there ? 'a feature never imports another feature; a page joins them' : null
  },
]

/** What only one place may name at all, imported or not. */
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
    word: /^import \{.*\} from '@did\/domain\/routes'/m,
    within: /^web\/src\//,
    onlyIn: /^$/,
    complaint: 'the table of all calls would weigh on every page: import that of its area (@did/domain/routes/claims)',
  },
]

const topFolder = (file: string) => file.split('/')[0] ?? ''
const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1]
const webLayer = (file: string) => /^web\/src\/([^/]+)\//.exec(file)?.[1] ?? ''

/** The repository path an import means, or null for a package of npm. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(from), specifier))
  const own = /^@did\/([^/]+)\/(.+)$/.exec(specifier)
  if (!own) return null
  return own[2]?.startsWith('generated') ? `${own[1]}/${own[2]}.ts` : `${own[1]}/src/${own[2]}.ts`
}

const importPattern = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g

export function checkArrows(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => file && !file.includes('/generated/') && existsSync(join(root, file)))
    .flatMap((file) => findBrokenArrows(file, readFileSync(join(root, file), 'utf8')))
}

export function findBrokenArrows(file: string, source: string): string[] {
  const misplaced = words.filter(
    ({ word, within, onlyIn }) => within.test(file) && !onlyIn.test(file) && word.test(source),
  )
  return [...findBrokenImports(file, source), ...misplaced.map(({ complaint }) => `${file}: ${complaint}`)]
}

function findBrokenImports(file: string, source: string): string[] {
  return [...source.matchAll(importPattern)].flatMap(([, specifier = '']) => {
    const target = resolveImport(file, specifier)
    if (!target) return []
    return rules.flatMap((rule) => {
      const complaint = rule(file, target)
      return complaint ? [`${file} → ${target}: ${complaint}`] : []
    })
  })
}
