/**
 * Provides phase 1 of the trusted set-up, which is the same for all circuits. Its result is a file,
 * either in the repository or from the Hermez ceremony.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contributeSecretly, keys, snarkjs, work } from './tools.ts'

/**
 * `file` is the file of phase 1 whose hash the manifest names, and `prepared` is the file that
 * snarkjs uses.
 */
export type Phase1 = { file: string; prepared: string }

const stored = join(keys, 'phase-1.ptau')

/**
 * The file of the Hermez ceremony with its BLAKE2b-512, as in snarkjs' README. The next smaller
 * file has 2^12 powers, too few for the circuit of four clauses.
 */
const hermez = {
  name: 'powersOfTau28_hez_final_13.ptau',
  hash: '58efc8bf2834d04768a3d7ffcd8e1e23d461561729beaac4e3e7a47829a1c9066d5320241e124a1a8e8aa6c75be0ba66f65bc8239a0542ed38e11276f6fdb4d9',
}

/**
 * Tells whether a hash belongs to the file of the Hermez ceremony, which is too large for the
 * repository.
 */
export const isOfHermez = (hash: string): boolean => hash === hermez.hash

/**
 * Returns phase 1 from the given file of the Hermez ceremony. For '', returns phase 1 from the
 * repository.
 */
export function phase1Of(file: string): Phase1 {
  return file === '' ? preparePhase1(stored) : hermezPhase1(file)
}

/** Adds a contribution of this machine to the repository's file of phase 1. */
export function extendPhase1(contributor: string): Phase1 {
  const next = join(work, 'phase-1.ptau')
  if (!contributeSecretly('powersoftau', 'contribute', stored, next, `--name=${contributor}`))
    throw new Error('The contribution to phase 1 failed')
  copyFileSync(next, stored)
  return preparePhase1(stored)
}

export function hashOfStoredPhase1(): string {
  return blake2b(stored)
}

/**
 * Throws unless the given file is the file of the Hermez ceremony. snarkjs can use that file
 * without preparing it.
 */
function hermezPhase1(file: string): Phase1 {
  if (!isOfHermez(blake2b(file))) throw new Error(`${file} is not ${hermez.name}: its BLAKE2b is another`)
  return { file, prepared: resolve(file) }
}

/**
 * Prepares a file of phase 1 for phase 2, which takes minutes. The file in the repository is not
 * prepared, because an unprepared file has a third of the size.
 */
function preparePhase1(file: string): Phase1 {
  const prepared = join(work, `${blake2b(file).slice(0, 16)}-prepared.ptau`)
  if (!existsSync(prepared) && !snarkjs('powersoftau', 'prepare', 'phase2', file, prepared))
    throw new Error(`${file} cannot be prepared`)
  return { file, prepared }
}

export function blake2b(file: string): string {
  return createHash('blake2b512').update(readFileSync(file)).digest('hex')
}
