/** Runs the compiler and snarkjs. Installs both beside this file when somebody first needs them. */
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const circuitNames = ['one-clause', 'four-clauses', 'set-256'] as const
export type CircuitName = (typeof circuitNames)[number]

const here = import.meta.dirname
export const sources = join(here, '../circuits')
export const keys = join(here, '../keys')
export const packages = join(here, 'node_modules')
export const work = join(here, 'node_modules/.work')

export function installTools(): void {
  if (!['snarkjs', 'binaryen'].every((name) => existsSync(join(packages, name))))
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], here)
  mkdirSync(work, { recursive: true })
}

export const compiler = join(packages, 'circom2/cli.js')

export function compileCircuit(name: CircuitName): void {
  runNode(compiler, [`${name}.circom`, '--r1cs', '--wasm', '--wat', '--sym', '--O2', '-o', '.'])
}

export function optimizeProgram(file: string, optimized: string): Uint8Array {
  runNode('binaryen/bin/wasm-opt', [file, '--enable-bulk-memory', '-O3', '-o', optimized])
  return readWork(optimized)
}

/**
 * Runs snarkjs as a program, because its threads would keep this process alive. Returns true on
 * success.
 */
export function snarkjs(...args: string[]): boolean {
  return runNode('snarkjs/build/cli.cjs', args, { mayFail: true })
}

/**
 * Adds a contribution with a secret random number of this machine. The number goes to the standard
 * input of snarkjs, because everybody on the machine can read a program's arguments. Returns true
 * on success.
 */
export function contributeSecretly(...args: string[]): boolean {
  return runNode('snarkjs/build/cli.cjs', args, { mayFail: true, input: `${randomBytes(64).toString('hex')}\n` })
}

export function readWork(file: string): Uint8Array {
  return read(join(work, file))
}

export function readKeyFile(file: string): Uint8Array {
  return read(join(keys, file))
}

/**
 * Reads a file as a Uint8Array with memory of its own, because a Buffer may share its memory with
 * other Buffers.
 */
function read(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path))
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

type Running = { mayFail?: boolean; input?: string }

function runNode(program: string, args: string[], running: Running = {}): boolean {
  return run(process.execPath, [resolve(packages, program), ...args], work, running)
}

function run(command: string, args: string[], cwd: string, { mayFail = false, input = '' }: Running = {}): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, input })
  if (status === 0) return true
  console.error(stdout, stderr)
  if (mayFail) return false
  throw new Error(`${command} ${args.join(' ')} failed`)
}
