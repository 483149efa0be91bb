/**
 * Compares every language with the English texts. Each file, each text and each function must have
 * a counterpart of the same type.
 */
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@did/domain/language'
import { runProgram } from '../tests/program.ts'
import { compareTexts } from './compare-texts.ts'

const catalogues = ['web/src/texts', 'domain/src/texts']
/**
 * The folder in which the compiler works. The folder is inside the project, so that the compiler
 * finds the packages.
 */
const workshop = 'node_modules/.cache/languages'

type Pair = { english: string; translated: string }

export async function checkLanguages(root: string): Promise<string[]> {
  const pairs = listPairs(root)
  const whole = pairs.filter((pair) => !describeAlone(root, pair))
  return [
    ...findLonelyFiles(root),
    ...(await Promise.all(whole.map((pair) => comparePair(root, pair)))).flat(),
    ...(await compareTypes(root, whole)),
  ]
}

/** Returns a complaint for each file that only English or only another language has. */
export function findLonelyFiles(root: string): string[] {
  return listPairs(root)
    .map((pair) => describeAlone(root, pair))
    .filter((sentence) => sentence !== null)
}

function listPairs(root: string): Pair[] {
  const others = languages.filter((language) => language !== 'en')
  return catalogues.flatMap((catalogue) => others.flatMap((language) => pairFiles(root, catalogue, language)))
}

/**
 * Pairs each English file with the file of the same name in another language. A file that only one
 * of the two languages has gets a pair, too.
 */
function pairFiles(root: string, catalogue: string, language: string): Pair[] {
  const list = (folder: string) =>
    globSync('**/*.ts', { cwd: join(root, catalogue, folder), exclude: ['**/*.test.ts'] })
  return [...new Set([...list('en'), ...list(language)])]
    .toSorted()
    .map((file) => ({ english: `${catalogue}/en/${file}`, translated: `${catalogue}/${language}/${file}` }))
}

function describeAlone(root: string, { english, translated }: Pair): string | null {
  if (!existsSync(join(root, translated))) return `${translated} is missing: every English text needs its translation.`
  return existsSync(join(root, english)) ? null : `${translated} translates nothing, because ${english} is missing.`
}

async function comparePair(root: string, { english, translated }: Pair): Promise<string[]> {
  // The build of the page sets this constant. Some texts exist only in a trial, and they need
  // translations, too.
  Reflect.set(globalThis, '__EMBEDDED__', true)
  const load = (file: string) => import(pathToFileURL(join(root, file)).href)
  const [model, own] = await Promise.all([load(english), load(translated).catch(String)])
  if (typeof own === 'string') return [`${translated} cannot be read: ${own}`]
  return compareTexts({ ...model }, { ...own }).map((complaint) => `${translated}: ${complaint}`)
}

/**
 * Lets the compiler compare the types of the parameters and results of functions, which running
 * code does not show.
 */
async function compareTypes(root: string, pairs: readonly Pair[]): Promise<string[]> {
  const folder = join(root, workshop)
  const pathTo = (file: string) => relative(folder, join(root, file)).replaceAll('\\', '/')
  const lines = pairs.map(
    ({ english, translated }, index) =>
      `import type * as English${index} from '${pathTo(english)}'
import type * as Own${index} from '${pathTo(translated)}'
null! as typeof Own${index} satisfies Translated<typeof English${index}>`,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pairs.ts'), `${translatedType}\n${lines.join('\n')}\n`)
  const config = {
    extends: `${pathTo('web')}/tsconfig.json`,
    files: ['pairs.ts', pathTo('web/src/vite-env.d.ts')],
    include: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { code, output } = await runProgram('tsc', ['-p', folder, '--singleThreaded'], { isQuiet: true })
  rmSync(folder, { recursive: true })
  return code === 0 ? [] : [output]
}

/**
 * The type of an English value with its words replaced by `string`. TypeScript gives English words
 * literal types, and a translation has other words.
 */
const translatedType = `type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Words
    ? (...values: Values) => Translated<Words>
    : { readonly [Member in keyof T]: Translated<T[Member]> }`
