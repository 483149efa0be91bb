/** Phase 1, which is the same for all circuits: the public one of the Hermez ceremony, or a small one of our own for development. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keys, snarkjs, work } from './tools.ts'

/** The file that is pinned, and the one snarkjs works with. */
export type Phase1 = { file: string; prepared: string }

/**
 * BLAKE2b-512 of the file, as snarkjs' README lists them. Its 2^13 are enough for the largest circuit: four clauses and their public
 * signals do not fit the 2^12 of the next smaller file.
 */
const hermez = {
  name: 'powersOfTau28_hez_final_13.ptau',
  hash: '58efc8bf2834d04768a3d7ffcd8e1e23d461561729beaac4e3e7a47829a1c9066d5320241e124a1a8e8aa6c75be0ba66f65bc8239a0542ed38e11276f6fdb4d9',
}

/** Throws unless the file is the ceremony's. It comes prepared. */
export function hermezPhase1(file: string): Phase1 {
  if (blake2b(file) !== hermez.hash) throw new Error(`${file} is not ${hermez.name}: its BLAKE2b is another`)
  return { file, prepared: resolve(file) }
}

/** Ours is kept unprepared, a third of the size; preparing it takes minutes and always gives the same. */
export function developmentPhase1(): Phase1 {
  const file = join(keys, 'dev.ptau')
  const prepared = join(work, 'dev-prepared.ptau')
  if (!existsSync(prepared) && !snarkjs('powersoftau', 'prepare', 'phase2', file, prepared))
    throw new Error('dev.ptau cannot be prepared')
  return { file, prepared }
}

export function blake2b(file: string): string {
  return createHash('blake2b512').update(readFileSync(file)).digest('hex')
}
