import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

export type Artifact = { abi: unknown[]; bytecode: string }
type SolcError = { severity: string; errorCode: string; formattedMessage: string; sourceLocation?: { file: string } }

const sourceDir = new URL('../src/', import.meta.url)

// foundry.toml has the same settings, so that forge tests the bytecode that is deployed.
const settings = {
  // With more runs, calls need less gas and the code is longer. With 5,000 runs, the registry's
  // code would be longer than the 24,576 bytes that Ethereum accepts.
  optimizer: { enabled: true, runs: 1_000 },
  viaIR: true,
  // OpenZeppelin 5.7 needs at least this EVM version (mcopy). Most chains support it.
  evmVersion: 'cancun',
  // Without this setting, the bytecode would contain a hash of the metadata, and would change with
  // comments and paths. So it depends only on the code.
  metadata: { bytecodeHash: 'none' },
}

/**
 * Compiles contracts/src/<name>.sol with the pinned compiler, offline. Throws with the compiler's
 * own words for any error or warning.
 */
export function compileContract(name: string): Artifact {
  return take(compileFile(`${name}.sol`), name)
}

/**
 * Compiles several contracts of one file, as `compileContract` does for one. `file` is the file's
 * path from contracts/src.
 */
export function compileContracts<Name extends string>(file: string, names: readonly Name[]): Record<Name, Artifact> {
  const compiled = compileFile(file)
  return Object.fromEntries(names.map((name) => [name, take(compiled, name)])) as Record<Name, Artifact>
}

/**
 * Compiles contracts/src/<name>.sol. Returns the code that a deployment puts on the chain, but with
 * zeros in place of the immutable variables, because the constructor writes their values.
 * `immutables` has the byte positions of each immutable variable by its name.
 */
export function compileDeployed(name: string): { code: string; immutables: Record<string, number[]> } {
  const file = `${name}.sol`
  const { contracts, sources } = compile(file)
  const { object, immutableReferences } = contracts[file][name].evm.deployedBytecode
  const references: [string, { start: number }[]][] = Object.entries(immutableReferences)
  const names = nameImmutables(Object.values<{ ast: unknown }>(sources).map(({ ast }) => ast))
  const immutables = references.map(([id, places]) => [names.get(Number(id)), places.map(({ start }) => start)])
  return { code: object, immutables: Object.fromEntries(immutables) }
}

type Compiled = Record<string, { abi: unknown[]; evm: { bytecode: { object: string } } }>

function compileFile(file: string): Compiled {
  return compile(file).contracts[file]
}

const outputs = new Map<string, ReturnType<typeof compileAnew>>()
/** Compiles a file only once. To compile it again for another output would take seconds. */
function compile(file: string) {
  const output = outputs.get(file) ?? compileAnew(file)
  outputs.set(file, output)
  return output
}

function compileAnew(file: string) {
  const outputSelection = {
    [file]: { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] },
    '*': { '': ['ast'] },
  }
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readSource(file) } },
    settings: { ...settings, outputSelection },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: (path: string) => findImport(path) }))
  const faults: SolcError[] = (output.errors ?? []).filter(isOurs)
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'))
  return output
}

/**
 * Finds the names of the immutable variables. In its other output, the compiler identifies such a
 * variable only by the number of its declaration in the syntax tree.
 */
function nameImmutables(tree: unknown, names = new Map<number, string>()): Map<number, string> {
  if (typeof tree !== 'object' || tree === null) return names
  if ('mutability' in tree && tree.mutability === 'immutable' && 'id' in tree && 'name' in tree)
    names.set(Number(tree.id), String(tree.name))
  for (const part of Object.values(tree)) nameImmutables(part, names)
  return names
}

function take(compiled: Compiled, name: string): Artifact {
  const contract = compiled[name]
  if (!contract) throw new Error(`There is no contract ${name}`)
  return { abi: contract.abi, bytecode: contract.evm.bytecode.object }
}

// Tells whether a complaint of the compiler counts. Warnings about OpenZeppelin's code do not
// count, because its authors take care of them. Warning 2018 does not count, either. It demands
// `view` for the functions about approvals, which always revert here, but the ABI must have these
// functions as ERC-721 defines them.
function isOurs({ severity, errorCode, sourceLocation }: SolcError): boolean {
  return severity === 'error' || !(errorCode === '2018' || sourceLocation?.file.startsWith('@openzeppelin/'))
}

function findImport(path: string): { contents: string } | { error: string } {
  try {
    return { contents: readSource(path) }
  } catch {
    return { error: `Cannot read ${path}` }
  }
}

function readSource(path: string): string {
  if (!path.startsWith('@openzeppelin/')) return readFileSync(new URL(path, sourceDir), 'utf8')
  return readFileSync(fileURLToPath(import.meta.resolve(path)), 'utf8')
}
