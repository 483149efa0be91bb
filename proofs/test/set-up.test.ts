import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bn254 } from '@noble/curves/bn254'
import { expect, test } from 'vitest'
import { readManifest } from '../setup/manifest.ts'
import { circuitNames, keys } from '../setup/tools.ts'
import { checkPhase1, checkPhase2, checkTranscript } from '../setup/transcript.ts'
import { hashToField } from '../src/attributes/field-element.ts'
import { circuitId, hasDevelopmentKeys, loadVerificationKey } from '../src/circuit-keys.ts'
import { publicSignals } from '../src/statement.ts'
import { largeSet, oneClause, twoClauses } from './proof-fixtures.ts'

const manifest = readManifest()
const zero = { c0: 0n, c1: 0n }
const read = (file: string) => new Uint8Array(readFileSync(join(keys, file)))

test.each(circuitNames)('the keys of a circuit match the manifest, and their contributions are valid (%s)', (name) => {
  expect(checkTranscript(name, manifest)).toEqual([])
})

test('the hash of the trusted set-up’s phase 1 in the manifest is that of the file in the repository or of the Hermez ceremony', () => {
  expect(checkPhase1(manifest)).toEqual([])
  expect(checkPhase1({ ...manifest, powersOfTau: 'f'.repeat(128) })).toEqual(['another phase 1'])
})

test('the keys of a circuit are refused when nobody contributed to phase 2 of the trusted set-up, because then anybody could forge a proof', async () => {
  const pinned = await loadVerificationKey('one-clause')
  const untouched = { ...pinned, vk_delta_2: pinned.vk_gamma_2 }
  const complaints = checkPhase2(untouched, read('one-clause.key'), read('one-clause.contributions'))
  expect(complaints).toContain('delta is gamma: proofs can be forged')
})

test.each(circuitNames)(
  'the points of a circuit’s keys are on the curves and in the subgroups, which no page checks (%s)',
  async (name) => {
    const { vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC } = await loadVerificationKey(name)
    for (const point of [vk_alpha_1, ...IC]) {
      const [x = 0n, y = 0n, z] = point.map(BigInt)
      expect(z).toBe(1n)
      bn254.G1.ProjectivePoint.fromAffine({ x, y }).assertValidity()
    }
    for (const point of [vk_beta_2, vk_gamma_2, vk_delta_2]) {
      const [x, y, z] = point.map(([c0 = '', c1 = '']) => ({ c0: BigInt(c0), c1: BigInt(c1) }))
      expect(z).toEqual({ c0: 1n, c1: 0n })
      bn254.G2.ProjectivePoint.fromAffine({ x: x ?? zero, y: y ?? zero }).assertValidity()
    }
  },
)

test('the keys of a circuit are refused when the record of the contributions belongs to other keys', async () => {
  const pinned = await loadVerificationKey('one-clause')
  const complaints = checkPhase2(pinned, read('one-clause.key'), read('set-256.contributions'))
  expect(complaints).toEqual(['the last contribution made another delta'])
  expect(
    checkPhase2(await loadVerificationKey('set-256'), read('one-clause.key'), read('one-clause.contributions')),
  ).toContain('the verification key has another delta')
})

test('the id of each circuit contains the stamp of the keys, and the stamp says whether the keys are development keys', () => {
  expect(hasDevelopmentKeys).toBe(manifest.stamp === 'dev')
  expect(circuitId('one-clause')).toBe(`one-clause.${manifest.stamp}`)
})

test('the public signals of a statement have the order and the number that the manifest names for the circuit', async () => {
  const binding = { nullifier: hex(1), commitment: hex(2), context: hex(3), today: 4 }
  const clause = (place: number) => Array.from({ length: 8 }, (_, operand) => `operands[${place}][${operand}]`)
  const names = (places: readonly number[]) => [
    ...places.map((place) => `tag[${place}]`),
    ...places.map((place) => `mode[${place}]`),
    ...places.flatMap(clause),
  ]
  const shared = ['nullifier', 'commitment', 'context', 'today']
  expect(manifest.circuits['one-clause'].publicSignals).toEqual([...shared, ...names([0])])
  expect(manifest.circuits['four-clauses'].publicSignals).toEqual([...shared, ...names([0, 1, 2, 3])])
  expect(manifest.circuits['set-256'].publicSignals).toEqual([...shared, 'tag', 'setRoot'])
  for (const statement of [oneClause, twoClauses, largeSet])
    expect((await publicSignals(statement, binding)).slice(0, 4)).toEqual([1n, 2n, 3n, 4n])
  const lengths = [oneClause, twoClauses, largeSet].map(
    async (statement) => (await publicSignals(statement, binding)).length,
  )
  expect(await Promise.all(lengths)).toEqual([14, 44, 6])
})

test('for each purpose of a hash, the circuit has the same constant as the code that computes commitments and nullifiers', () => {
  const circuit = readFileSync(join(import.meta.dirname, '../circuits/holder.circom'), 'utf8')
  for (const purpose of ['holder', 'commitment', 'nullifier'] as const)
    expect(circuit).toContain(`var ${purpose}Domain = ${hashToField(purpose)};`)
})

function hex(value: number): `0x${string}` {
  return `0x${value.toString(16).padStart(64, '0')}`
}
