import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { z } from 'zod'
import type { Mutant } from './mutant.ts'

type Changed = { mutant: Mutant; text: string }
/** `hasFailed` tells whether the named test failed. Null means that the test did not run. */
type Outcome = { mutant: Mutant; hasFailed: boolean | null }

/**
 * Runs the tests of forge in a copy of the contracts. The tests deploy the code that is compiled
 * under a contract's name. So this function compiles all mutants at once, as separate files, and
 * then puts the code of one mutant after the other in the place of the contract's code. The
 * compiler skips its intermediate language, which is faster, and a contract refuses the same calls
 * with or without it. Returns null when forge is not installed.
 */
export function runForge(root: string, changed: readonly Changed[]): Outcome[] | null {
  const forge = process.env['FORGE_BIN'] ?? join(root, 'node_modules/.bin/forge')
  if (!existsSync(forge)) return null
  const copy = copyContracts(root)
  try {
    const written = changed.map(({ mutant, text }, index) =>
      writeMutant(join(copy, dirname(mutant.file)), { text, name: basename(mutant.file), prefix: `Mutant${index}` }),
    )
    const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter)
    const run = (...words: string[]) =>
      spawnSync(forge, words, { cwd: copy, encoding: 'utf8', env: { ...process.env, PATH }, maxBuffer: 64_000_000 })
    const built = run('build')
    if (built.status !== 0) console.error(built.stderr)
    const compiled = (file: string, contract: string) => join(copy, 'contracts/out', file, `${contract}.json`)
    return changed.map(({ mutant }, index) => {
      if (built.status !== 0) return { mutant, hasFailed: null }
      const contracts = (written[index] ?? []).map((file) => basename(file, '.sol'))
      const originals = contracts.map((name) => readFileSync(compiled(`${name}.sol`, name)))
      for (const name of contracts) cpSync(compiled(`Mutant${index}${name}.sol`, name), compiled(`${name}.sol`, name))
      const test = ['--match-path', mutant.test, '--match-test', mutant.name]
      const hasFailed = readOutcome(run('test', '--json', ...test).stdout, mutant.name)
      for (const [place, name] of contracts.entries())
        writeFileSync(compiled(`${name}.sol`, name), originals[place] ?? '')
      return { mutant, hasFailed }
    })
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/**
 * Writes copies of the changed file and of each file that imports it. The names of the copies have
 * a prefix, and the copies import each other. Returns the names of the original files.
 */
function writeMutant(folder: string, { text, name, prefix }: { text: string; name: string; prefix: string }): string[] {
  const sources = readdirSync(folder).filter((file) => file.endsWith('.sol') && !file.startsWith('Mutant'))
  const texts = new Map(sources.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const affected = new Set([name])
  // The loop also visits the files that it adds to the set.
  for (const changed of affected)
    for (const [file, source] of texts) if (source.includes(`"./${changed}"`)) affected.add(file)
  for (const file of affected) {
    const own = file === name ? text : (texts.get(file) ?? '')
    const linked = own.replace(/"\.\/(\w+\.sol)"/g, (all, to: string) =>
      affected.has(to) ? `"./${prefix}${to}"` : all,
    )
    writeFileSync(join(folder, `${prefix}${file}`), linked)
  }
  return [...affected]
}

function copyContracts(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'contracts-'))
  for (const part of ['src', 'test', 'bin'])
    cpSync(join(root, 'contracts', part), join(copy, 'contracts', part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const config = readFileSync(join(root, 'contracts/foundry.toml'), 'utf8')
    .replace(/^via_ir = true$/m, 'via_ir = false')
    .replace(/^(additional_compiler_profiles|compilation_restrictions|deny) = .*$/gm, '')
  writeFileSync(join(copy, 'foundry.toml'), `${config}\n[lint]\nlint_on_build = false\n`)
  return copy
}

const reportSchema = z.record(
  z.string(),
  z.object({ test_results: z.record(z.string(), z.object({ status: z.enum(['Success', 'Failure', 'Skipped']) })) }),
)

function readOutcome(stdout: string, name: string): boolean | null {
  if (!stdout.startsWith('{')) return null
  const suites = Object.values(reportSchema.parse(JSON.parse(stdout)))
  const results = suites.flatMap(({ test_results: tests }) => Object.entries(tests))
  const status = results.find(([test]) => test.startsWith(`${name}(`))?.[1].status
  return status === undefined || status === 'Skipped' ? null : status === 'Failure'
}
