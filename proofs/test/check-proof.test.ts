import type { Proof, ProofStatement } from '@did/domain/proof/proof'
import { bn254 } from '@noble/curves/bn254'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { fieldOrder, toBytes32 } from '../src/attributes/field-element.ts'
import { checkProof, contextOf, type ExpectedFact } from '../src/check-proof.ts'
import { circuitId, hasDevelopmentKeys } from '../src/circuit-keys.ts'
import type { MadeProof } from '../src/prover.ts'
import {
  asProof,
  context,
  holding,
  largeSet,
  oneClause,
  prove,
  randomBytes,
  today,
  twoClauses,
} from './proof-fixtures.ts'

let made: MadeProof
beforeAll(async () => {
  made = await prove()
})

const asked = (changes: Partial<ExpectedFact> = {}): ExpectedFact => ({
  statement: oneClause,
  commitment: made.binding.commitment,
  context,
  days: { from: today - 1, to: today + 1 },
  acceptDevelopmentKeys: true,
  ...changes,
})
const check = (changes: Partial<ExpectedFact> = {}, proof: Partial<Proof> = {}) =>
  checkProof(asProof(made, proof), asked(changes))
const says = (message: string) => expect.objectContaining({ ok: false, message })
const clause = { field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-20' } as const
const withSignal = (place: number, text: string) => ({ publicSignals: made.publicSignals.with(place, text) })
const withPoints = (points: Partial<Proof['proof']>) => ({ proof: { ...made.proof, ...points } })

test('checkProof accepts a proof of the expected statement, and returns the proof’s nullifier and day', async () => {
  expect(await check()).toEqual({ ok: true, nullifier: made.binding.nullifier, today, hasDevelopmentKeys })
})

test.each([
  ['several clauses', twoClauses],
  ['a set of more than eight', largeSet],
])('a proof holds for a statement with %s', { timeout: 30_000 }, async (_, statement) => {
  expect(await checkProof(asProof(await prove({ statement })), asked({ statement }))).toMatchObject({ ok: true })
})

test('two proofs of one holder in one context have the same nullifier', async () => {
  const again = await prove()
  expect(again.proof).not.toEqual(made.proof)
  expect(again.binding.nullifier).toBe(made.binding.nullifier)
})

test('a proof is refused when the checker expects another statement', async () => {
  for (const other of [
    clause,
    { ...clause, most: '2008-11-21', least: '1990-01-01' },
    { ...clause, most: '2008-11-21', field: 'expiryDate' },
    { field: 'dateOfBirth', encoding: 'date', mode: 'known' } as const,
  ]) {
    const statement = { ...oneClause, clauses: [other] }
    expect(await check({ statement }), JSON.stringify(other)).toEqual(says('The proof says something else'))
  }
})

test('a proof is refused when the checker expects another context or commitment', async () => {
  expect(await check({ context: contextOf('test', 'another') })).toEqual(says('The proof says something else'))
  expect(await check({ commitment: toBytes32(5n) })).toEqual(says('The proof says something else'))
})

test('a proof is refused when it was made before the first day or after the last day that the checker allows', async () => {
  expect(await check({ days: { from: today + 1, to: today + 3 } })).toEqual(says('The proof was made on another day'))
  expect(await check({ days: { from: today - 3, to: today - 1 } })).toEqual(says('The proof was made on another day'))
})

test('a proof is refused when somebody changed one of its public signals', async () => {
  const other = { ...oneClause, clauses: [clause] }
  const day = String(BigInt(made.publicSignals[7] ?? '0') - 1n)
  expect(await check({ statement: other }, withSignal(7, day))).toEqual(says('The proof does not hold'))
  expect(await check({}, withSignal(0, '5'))).toEqual(says('The proof does not hold'))
  expect(await check({ commitment: null }, withSignal(1, '5'))).toEqual(says('The proof does not hold'))
})

test('a proof is refused when its clause has the mode that proves nothing', async () => {
  const nothing = { publicSignals: [...made.publicSignals.slice(0, 4), ...Array(10).fill('0')] }
  expect(await check({}, nothing)).toEqual(says('The proof says something else'))
})

test('a proof is refused when one of its public signals has another spelling than the only accepted one', async () => {
  const [nullifier = ''] = made.publicSignals
  const others = [
    String(BigInt(nullifier) + fieldOrder),
    `-${nullifier}`,
    `0${nullifier}`,
    `+${nullifier}`,
    ` ${nullifier}`,
  ]
  for (const text of [...others, `0x${BigInt(nullifier).toString(16)}`, `${nullifier}n`, '1e3', ''])
    expect(await check({}, withSignal(0, text)), text).toEqual(says('The public signals are not readable'))
  const extra = { publicSignals: [...made.publicSignals, '0'] }
  expect(await check({}, extra)).toEqual(says('The proof says something else'))
  expect(await check({}, { publicSignals: made.publicSignals.slice(0, -1) })).toEqual(
    says('The proof says something else'),
  )
  expect(await check({}, { publicSignals: [] })).toEqual(says('The public signals are not readable'))
})

test('a proof is refused when one of its points is not on the curve, is at infinity, or has another spelling than the only accepted one', async () => {
  const { pi_a, pi_b, pi_c } = made.proof
  const fieldOfPoints = 21888242871839275222246405745257275088696311157297823662689037894645226208583n
  const changes: Partial<Proof['proof']>[] = [
    { pi_a: ['1', '1', '1'] },
    { pi_a: ['0', '0', '1'] },
    { pi_a: ['0', '1', '0'] },
    { pi_a: [String(BigInt(pi_a[0] ?? 0) + fieldOfPoints), ...pi_a.slice(1)] },
    { pi_a: pi_a.slice(0, 2) },
    { pi_a: [...pi_a, '1'] },
    { pi_c: [pi_c[0] ?? '', `-${pi_c[1]}`, '1'] },
    { pi_c: pi_a },
    { pi_b: pi_b.slice(0, 2) },
    {
      pi_b: [
        ['0', '0'],
        ['0', '0'],
        ['1', '0'],
      ],
    },
    { pi_b: [pi_b[1] ?? [], pi_b[0] ?? [], ['1', '0']] },
  ]
  for (const points of changes)
    expect(await check({}, withPoints(points)), JSON.stringify(points)).toEqual(says('The proof does not hold'))
})

test('a proof is refused when its point B lies on the curve but outside the subgroup of valid points', async () => {
  expect(await check({}, withPoints({ pi_b: outsideSubgroup }))).toEqual(says('The proof does not hold'))
})

test('a proof with a point off its curve or outside the subgroup is refused, even if the pairing equation would hold', async () => {
  const { pi_a, pi_b } = made.proof
  vi.spyOn(bn254, 'millerLoopBatch').mockReturnValue(bn254.fields.Fp12.ONE)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await check({}, withPoints({ pi_c: pi_a }))).toMatchObject({ ok: true })
  for (const points of [{ pi_b: outsideSubgroup }, { pi_a: ['1', '1', '1'] }, { pi_c: ['1', '1', '1'] }])
    expect(await check({}, withPoints(points))).toEqual(says('The proof does not hold'))
  const offCurve = withPoints({ pi_b: [pi_b[1] ?? [], pi_b[0] ?? [], ['1', '0']] })
  expect(await check({}, offCurve)).toEqual(says('The proof does not hold'))
})

test('a proof is refused when it names other keys, another circuit or the simulated engine', async () => {
  const refused = expect.objectContaining({ ok: false, code: 'proof-engine-refused' })
  expect(await check({}, { circuitId: 'one-clause.2027' })).toEqual(refused)
  expect(await check({}, { circuitId: circuitId('four-clauses') })).toEqual(refused)
  expect(await check({}, { circuitId: 'simulated:default-circuit' })).toEqual(refused)
  expect(await check({}, { engine: 'simulated' })).toEqual(refused)
})

const refuses = (code: string, changes: Parameters<typeof prove>[0]) =>
  expect(prove(changes)).rejects.toMatchObject({ code })

test('nobody can make a valid proof of a false statement', async () => {
  await refuses('proof-invalid', { statement: { type: 'AgeProof', clauses: [{ ...clause, most: '2000-02-28' }] } })
  const livesIn = (...members: string[]): ProofStatement => ({
    type: 'LocationProof',
    clauses: [{ field: 'country', encoding: 'country', mode: 'in', members }],
  })
  await refuses('proof-invalid', { statement: livesIn('US') })
  await refuses('proof-invalid', { statement: livesIn('AT', 'BE', 'CH', 'CZ', 'FR', 'DK', 'ES', 'IT', 'PL') })
})

test('nobody can make a valid proof of a missing attribute, because a missing attribute is not zero', async () => {
  const noRisk = { field: 'creditScore', encoding: 'number', mode: 'range', most: '1000' } as const
  await refuses('invalid-input', { statement: { type: 'RangeProof', clauses: [noRisk] } })
  const asNumber = { field: 'dateOfBirth', encoding: 'number', mode: 'range', least: '0' } as const
  await refuses('invalid-input', { statement: { type: 'RangeProof', clauses: [asNumber] } })
})

test('nobody can make a valid proof after the last day on which the attributes count', async () => {
  await refuses('proof-invalid', { holding: { ...holding, expiry: today - 1 } })
})

test('a proof that a stranger makes with the owner’s openings but without the owner’s secret is refused', async () => {
  const stranger = await prove({ holding: { ...holding, secret: toBytes32(BigInt(randomBytes(1)[0] ?? 1) + 1n) } })
  expect(await checkProof(asProof(stranger), asked())).toEqual(says('The proof says something else'))
})

/** The point with x = 1 on the curve of G2. Its order is not r, so it lies outside the subgroup. */
const outsideSubgroup = [
  ['1', '0'],
  [
    '3610091866386166428467545612961983990332663701371483510632385378352395651980',
    '15975588672102553735566230729081043132501226101599136527557730645158523614371',
  ],
  ['1', '0'],
]
