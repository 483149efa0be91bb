/**
 * `npm run mutants`: removes each defence of mutants/defences.ts in a copy of the sources, one at a time, and runs the test that must
 * notice. A test that passes all the same is a survivor, and so is a defence that is no longer found where the list says.
 * `npm run mutants -- --check` only looks whether every one is still there.
 */
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Mutant, mutants } from './mutants/defences.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const copiesAtOnce = 2
/** What the tests of defences need, and every project that vitest's configuration names. */
const parts = ['domain', 'credentials', 'proofs', 'contracts', 'server', 'local', 'web', 'scripts', 'docs']

const wanted = process.argv.slice(2).filter((argument) => argument !== '--check')
const chosen = mutants.filter(({ defence }) => wanted.length === 0 || wanted.some((word) => defence.includes(word)))
const lost = chosen.filter((mutant) => remove(mutant, root) === null)
for (const { defence, file } of lost)
  console.error(`NOT FOUND ${defence}: ${file} no longer holds its text exactly once`)
if (lost.length > 0) process.exitCode = 1
else if (process.argv.includes('--check')) console.log(`${chosen.length} defences are where the list says`)
else await removeEach()

async function removeEach(): Promise<void> {
  const started = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'did-mutants-'))
  const waiting = [...chosen]
  let survivors = 0
  try {
    const work = async (_: unknown, index: number) => {
      const copy = copySources(join(folder, String(index)))
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const isKilled = await isNoticed(mutant, copy)
        if (!isKilled) survivors += 1
        console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${mutant.defence} (${mutant.project}/${mutant.test})`)
      }
    }
    await Promise.all(Array.from({ length: copiesAtOnce }, work))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${chosen.length - survivors} of ${chosen.length} killed in ${seconds} s`)
  if (survivors > 0) process.exitCode = 1
}

/** The file's text without the defence; null where that is not there exactly once. */
function remove({ file, search, replace }: Mutant, folder: string): string | null {
  const pieces = readFileSync(join(folder, file), 'utf8').split(search)
  return pieces.length === 2 ? pieces.join(replace) : null
}

async function isNoticed(mutant: Mutant, copy: string): Promise<boolean> {
  const path = join(copy, mutant.file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(path, remove(mutant, copy) ?? whole)
  try {
    return await hasFailed(mutant, copy)
  } finally {
    writeFileSync(path, whole)
  }
}

type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

/** Only the named test counts: a file that no longer loads has noticed nothing. */
async function hasFailed({ project, test, name }: Mutant, copy: string): Promise<boolean> {
  const output = join(copy, 'report.json')
  rmSync(output, { force: true })
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const args = ['run', '--project', project, `${project}/${test}`, '-t', pattern]
  await run(join(root, 'node_modules/.bin/vitest'), [...args, '--reporter=json', `--outputFile=${output}`], copy)
  if (!existsSync(output)) throw new Error(`${project}/${test} could not be run at all`)
  const report: Report = JSON.parse(readFileSync(output, 'utf8'))
  const ran = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const named = ran.filter(({ status }) => status === 'passed' || status === 'failed')
  if (named.length === 0) console.error(`No test of ${test} is called "${name}", or it did not load`)
  return named.some(({ status }) => status === 'failed')
}

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
}

/** Workspaces are found through the copy's own node_modules, everything else through ours. */
function copySources(copy: string): string {
  for (const part of [...parts, 'package.json', 'vitest.config.ts', 'tsconfig.base.json'])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    })
  const modules = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@did'), { recursive: true })
  for (const name of [...readdirSync(modules)].filter((each) => each !== '@did'))
    symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  for (const part of parts.filter((each) => !['scripts', 'docs'].includes(each)))
    symlinkSync(join('../..', part), join(copy, 'node_modules/@did', part))
  return copy
}
