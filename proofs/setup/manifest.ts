import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiled } from './compile.ts'
import { type CircuitName, keys } from './tools.ts'

export type ManifestCircuit = {
  constraints: number
  publicSignals: string[]
  /** `r1cs` and the next three members are each the SHA-256 of a file, in hex. */
  r1cs: string
  witness: string
  key: string
  verificationKey: string
}
/**
 * The stamp `dev` marks development keys. The makers of development keys could forge proofs, so a
 * production installation refuses these keys.
 */
export type Manifest = {
  stamp: string
  powersOfTau: string
  curve: string
  circuits: Record<CircuitName, ManifestCircuit>
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(keys, 'manifest.json'), 'utf8'))
}

export function writeJson(file: string, value: unknown): string {
  const text = `${JSON.stringify(value, null, 2)}\n`
  writeFileSync(join(keys, file), text)
  return text
}

export function compareWithManifest(
  compiled: Record<CircuitName, Compiled>,
  manifest: Manifest,
  hash: (bytes: Uint8Array) => string,
): string[] {
  return Object.entries(compiled).flatMap(([name, circuit]) => {
    const known = manifest.circuits[name as CircuitName]
    const differs = [
      known.r1cs !== circuit.r1cs && 'constraints',
      known.witness !== hash(circuit.witness) && 'witness program',
      JSON.stringify(known.publicSignals) !== JSON.stringify(circuit.publicSignals) && 'public signals',
    ]
    return differs.filter((what) => what !== false).map((what) => `${name}: other ${what} than the manifest says`)
  })
}
