/**
 * Runs phase 2 of the trusted set-up: start, contribute (once for each party) and finish. A folder
 * with one zkey for each circuit goes from party to party. Only somebody who knows the random
 * numbers of all contributors could forge proofs. So the keys are safe if at least one contributor
 * deletes their number.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Compiled } from './compile.ts'
import { type Manifest, writeJson } from './manifest.ts'
import { blake2b, type Phase1 } from './phase-1.ts'
import { contributionsOf, packKey } from './proving-key.ts'
import {
  type CircuitName,
  circuitNames,
  contributeSecretly,
  keys,
  packages,
  readWork,
  sha256,
  snarkjs,
  work,
} from './tools.ts'

export function startPhase2(folder: string, phase1: Phase1): void {
  mkdirSync(folder, { recursive: true })
  for (const name of circuitNames)
    must('groth16', 'setup', join(work, `${name}.r1cs`), phase1.prepared, zkeyIn(folder, name))
}

export function contribute(folder: string, contributor: string): void {
  for (const name of circuitNames) {
    const [zkey, next] = [zkeyIn(folder, name), join(work, `${name}-next.zkey`)]
    if (!contributeSecretly('zkey', 'contribute', zkey, next, `--name=${contributor}`))
      throw new Error(`The contribution to ${name} failed`)
    renameSync(next, zkey)
  }
}

/** Closes phase 2 with a beacon that nobody could foresee, checks the result and writes `keys/`. */
export function finishPhase2(
  folder: string,
  compiled: Record<CircuitName, Compiled>,
  { phase1, stamp, beacon }: { phase1: Phase1; stamp: string; beacon: string },
): void {
  const circuits = circuitNames.map((name) => {
    const last = join(work, `${name}.zkey`)
    must('zkey', 'beacon', zkeyIn(folder, name), last, beacon, '10', '-n=beacon')
    must('zkey', 'verify', join(work, `${name}.r1cs`), phase1.prepared, last)
    return [name, publish(name, compiled[name], readWork(`${name}.zkey`))] as const
  })
  const curve = readFileSync(join(packages, 'wasmcurves/build/bn128.wasm'))
  writeJson('manifest.json', {
    stamp,
    powersOfTau: blake2b(phase1.file),
    curve: sha256(curve),
    circuits: Object.fromEntries(circuits),
  })
  writeJson('stamp.json', { stamp })
  writeFileSync(join(keys, 'bn128.wasm'), curve)
}

function publish(name: CircuitName, compiled: Compiled, zkey: Uint8Array): Manifest['circuits'][CircuitName] {
  const key = packKey(zkey)
  writeFileSync(join(keys, `${name}.key`), key)
  writeFileSync(join(keys, `${name}.wasm`), compiled.witness)
  writeFileSync(join(keys, `${name}.contributions`), contributionsOf(zkey))
  const exported = join(work, `${name}.vk.json`)
  must('zkey', 'export', 'verificationkey', join(work, `${name}.zkey`), exported)
  const { vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC } = JSON.parse(readFileSync(exported, 'utf8'))
  const pinned = writeJson(`${name}.vk.json`, { vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC })
  return {
    constraints: compiled.constraints,
    publicSignals: compiled.publicSignals,
    r1cs: compiled.r1cs,
    witness: sha256(compiled.witness),
    key: sha256(key),
    verificationKey: sha256(new TextEncoder().encode(pinned)),
  }
}

const zkeyIn = (folder: string, name: CircuitName) => resolve(folder, `${name}.zkey`)

function must(...args: string[]): void {
  if (!snarkjs(...args)) throw new Error(`snarkjs ${args.join(' ')} failed`)
}
