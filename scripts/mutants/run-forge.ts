import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { z } from 'zod'
import type { Mutant } from './mutant.ts'

type Changed = { mutant: Mutant; text: string }
/** Tells whether the named test failed. Null means that the test did not run. */
type Outcome = { mutant: Mutant; hasFailed: boolean | null }

/**
 * Runs the tests of forge in a copy of the contracts. The tests deploy whatever is compiled under
 * the contract's name. So all mutants are compiled at once, as files of their own, and take that
 * place one after the other. The optimizer is off: compiling is quicker, and a contract refuses the
 * same calls. Returns null when forge is not installed.
 */
export function runForge(root: string, changed: readonly Changed[]): Outcome[] | null {
  const forge = process.env['FORGE_BIN'] ?? join(root, 'node_modules/.bin/forge')
  if (!existsSync(forge)) return null
  const copy = copyContracts(root)
  try {
    for (const [index, { mutant, text }] of changed.entries())
      writeFileSync(join(copy, dirname(mutant.file), `Mutant${index}.sol`), text)
    const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter)
    const run = (...words: string[]) =>
      spawnSync(forge, words, { cwd: copy, encoding: 'utf8', env: { ...process.env, PATH }, maxBuffer: 64_000_000 })
    const built = run('build')
    if (built.status !== 0) console.error(built.stderr)
    return changed.map(({ mutant }, index) => {
      if (built.status !== 0) return { mutant, hasFailed: null }
      const name = basename(mutant.file, '.sol')
      const compiled = (file: string) => join(copy, 'contracts/out', `${file}.sol`, `${name}.json`)
      cpSync(compiled(`Mutant${index}`), compiled(name))
      const test = ['--match-path', `contracts/${mutant.test}`, '--match-test', mutant.name]
      return { mutant, hasFailed: readOutcome(run('test', '--json', ...test).stdout, mutant.name) }
    })
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function copyContracts(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'contracts-'))
  for (const part of ['src', 'test', 'bin'])
    cpSync(join(root, 'contracts', part), join(copy, 'contracts', part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const config = readFileSync(join(root, 'contracts/foundry.toml'), 'utf8')
    .replace(/^(via_ir|optimizer) = true$/gm, '$1 = false')
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
