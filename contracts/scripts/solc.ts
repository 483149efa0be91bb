import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

export type Artifact = { abi: unknown[]; bytecode: string }
type SolcError = { severity: string; errorCode: string; formattedMessage: string; sourceLocation?: { file: string } }

const sourceDir = new URL('../src/', import.meta.url)

// These settings equal foundry.toml's, so that the tests run the bytecode that is deployed.
const settings = {
  // With many runs, the compiler makes calls cheap, because people pay for every call, and we pay
  // for the deployment once.
  optimizer: { enabled: true, runs: 1_000_000 },
  viaIR: true,
  // The oldest EVM version that OpenZeppelin 5.7 allows (mcopy), and so the one of the most chains.
  evmVersion: 'cancun',
  // Without this hash, the bytecode depends on the code alone, and not on comments or paths.
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
 * Compiles several contracts of one file in the same way. `file` is the path from contracts/src.
 */
export function compileContracts<Name extends string>(file: string, names: readonly Name[]): Record<Name, Artifact> {
  const compiled = compileFile(file)
  return Object.fromEntries(names.map((name) => [name, take(compiled, name)])) as Record<Name, Artifact>
}

type Compiled = Record<string, { abi: unknown[]; evm: { bytecode: { object: string } } }>

function compileFile(file: string): Compiled {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readSource(file) } },
    settings: { ...settings, outputSelection: { [file]: { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: (path: string) => findImport(path) }))
  const faults: SolcError[] = (output.errors ?? []).filter(isOurs)
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'))
  return output.contracts[file]
}

function take(compiled: Compiled, name: string): Artifact {
  const contract = compiled[name]
  if (!contract) throw new Error(`There is no contract ${name}`)
  return { abi: contract.abi, bytecode: contract.evm.bytecode.object }
}

// Warnings inside OpenZeppelin are for its authors. Warning 2018 asks for `view` on the approvals
// that always revert, but the ABI must keep them as ERC-721 has them.
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
