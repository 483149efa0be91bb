/** Phase 1 serves all circuits: the Hermez ceremony's file, or a small development file of ours. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keys, snarkjs, work } from './tools.ts'

/** The manifest pins `file`, and snarkjs works with `prepared`. */
export type Phase1 = { file: string; prepared: string }

/** BLAKE2b-512 as in snarkjs' README. The circuit of four clauses does not fit 2^12 powers. */
const hermez = {
  name: 'powersOfTau28_hez_final_13.ptau',
  hash: '58efc8bf2834d04768a3d7ffcd8e1e23d461561729beaac4e3e7a47829a1c9066d5320241e124a1a8e8aa6c75be0ba66f65bc8239a0542ed38e11276f6fdb4d9',
}

/** Throws unless the file is the ceremony's, which snarkjs can use without preparing it. */
export function hermezPhase1(file: string): Phase1 {
  if (blake2b(file) !== hermez.hash) throw new Error(`${file} is not ${hermez.name}: its BLAKE2b is another`)
  return { file, prepared: resolve(file) }
}

/** Our file is stored unprepared, at a third of the size. Preparing it takes minutes. */
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
