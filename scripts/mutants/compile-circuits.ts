import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { copySources } from '../../proofs/setup/compile.ts'
import { compiler, installTools } from '../../proofs/setup/tools.ts'
import type { Mutant } from './mutant.ts'

type Changed = { mutant: Mutant; text: string }
export type MutatedCircuits = { programs: ReadonlyMap<Mutant, string>; remove: () => void }

/**
 * For each circuit that has lost a defence, compiles the program that computes the circuit's
 * witness. The lowest level of simplification compiles fastest, and a program refuses the same
 * inputs at every level. Returns null when the compiler cannot be installed, for instance without a
 * network.
 */
export async function compileCircuits(changed: readonly Changed[]): Promise<MutatedCircuits | null> {
  try {
    installTools()
  } catch {
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'circuits-'))
  const sources = join(folder, 'sources')
  mkdirSync(sources)
  copySources(sources)
  const waiting = changed.entries().toArray()
  const programs = new Map<Mutant, string>()
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, { mutant, text }] = next
      const own = join(folder, String(index))
      cpSync(sources, own, { recursive: true })
      writeFileSync(join(own, basename(mutant.file)), text)
      const program = join(own, `${mutant.circuit}_js`, `${mutant.circuit}.wasm`)
      if (await hasCompiled(own, `${mutant.circuit}.circom`)) programs.set(mutant, program)
    }
  }
  await Promise.all([work(), work()])
  return { programs, remove: () => rmSync(folder, { recursive: true }) }
}

async function hasCompiled(folder: string, file: string): Promise<boolean> {
  try {
    await promisify(execFile)(process.execPath, [compiler, file, '--wasm', '--O0', '-o', '.'], { cwd: folder })
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
