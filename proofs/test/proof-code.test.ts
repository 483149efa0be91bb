import { rounds } from '@did/credentials/test/mutations'
import { isAppError } from '@did/domain/errors'
import type { Proof, ProofStatement } from '@did/domain/proof/proof'
import { beforeAll, expect, test } from 'vitest'
import { fieldOrder, toBytes32 } from '../src/attributes/field-element.ts'
import { checkProof, type ExpectedFact } from '../src/check-proof.ts'
import { decodeProof, encodeProof, type ProofCode } from '../src/code/proof-code.ts'
import type { MadeProof } from '../src/prover.ts'
import { publicSignals } from '../src/statement.ts'
import { asProof, context, largeSet, oneClause, prove, today, twoClauses } from './proof-fixtures.ts'

const fieldOfPoints = 21888242871839275222246405745257275088696311157297823662689037894645226208583n

let made: MadeProof
let code: ProofCode
let bytes: Uint8Array
beforeAll(async () => {
  made = await prove()
  code = { statement: oneClause, today, nullifier: made.binding.nullifier, proof: made.proof }
  bytes = encodeProof(code)
})

const decodeOrNull = (encoded: Uint8Array) => {
  try {
    return decodeProof(encoded)
  } catch (error) {
    if (isAppError(error, 'share-unreadable', 'share-unsupported')) return null
    throw error
  }
}

test('the bytes of a proof are few enough for a QR code, and decode to the same proof', () => {
  expect(bytes.length).toBeLessThanOrEqual(200)
  expect(decodeProof(bytes)).toEqual(code)
})

test.each<[string, ProofStatement]>([
  ['several clauses', twoClauses],
  ['a large set', largeSet],
  [
    'both bounds, one bound, and a known attribute',
    {
      type: 'CustomProof',
      clauses: [
        { field: 'gpa', encoding: 'decimal', mode: 'range', least: '1.0', most: '2.5' },
        { field: 'startDate', encoding: 'date', mode: 'range', least: '2020-02-29' },
        { field: 'nationalId', encoding: 'text', mode: 'known' },
        { field: 'employer', encoding: 'text', mode: 'in', members: ['Zoë & Söhne ☂'] },
      ],
    },
  ],
])('a statement with %s is the same after the bytes of a proof were written and read', (_, statement) => {
  expect(decodeProof(encodeProof({ ...code, statement }))).toEqual({ ...code, statement })
})

test('for each point, the bytes of a proof say which of the two possible values y has', () => {
  const negate = (text = '0') => String(fieldOfPoints - BigInt(text))
  const { pi_a, pi_b, pi_c } = made.proof
  const other: Proof['proof'] = {
    pi_a: [pi_a[0] ?? '', negate(pi_a[1]), '1'],
    pi_b: [pi_b[0] ?? [], (pi_b[1] ?? []).map(negate), ['1', '0']],
    pi_c: [pi_c[0] ?? '', negate(pi_c[1]), '1'],
    protocol: 'groth16',
  }
  expect(decodeProof(encodeProof({ ...code, proof: other })).proof).toEqual(other)
})

test('the bytes of a proof are refused when they are too short or too long, have another version, or spell a number in a way that is not accepted', () => {
  for (let length = 0; length < bytes.length; length++) expect(decodeOrNull(bytes.subarray(0, length))).toBe(null)
  expect(decodeOrNull(Uint8Array.from([...bytes, 0]))).toBe(null)
  expect(() => decodeProof(bytes.with(0, 2))).toThrow('version')
  const nullifier = toBytes32(fieldOrder + BigInt(code.nullifier))
  expect(
    decodeOrNull(
      Uint8Array.from([...bytes.subarray(0, 5), ...Uint8Array.fromHex(nullifier.slice(2)), ...bytes.subarray(37)]),
    ),
  ).toBe(null)
  const x = BigInt(made.proof.pi_a[0] ?? 0) + fieldOfPoints
  const spelled = Uint8Array.fromHex(x.toString(16).padStart(64, '0'))
  spelled[0] = (spelled[0] ?? 0) | ((bytes[37] ?? 0) & 0x80)
  expect(decodeOrNull(Uint8Array.from([...bytes.subarray(0, 37), ...spelled, ...bytes.subarray(69)]))).toBe(null)
})

test('a proof does not hold after any one of its bytes was changed', async () => {
  expect(await isAccepted(decodeProof(bytes))).toBe(true)
  const random = mulberry(5)
  for (let place = 0; place < bytes.length; place++) {
    const changed = bytes.with(place, ((bytes[place] ?? 0) + 1 + Math.floor(random() * 255)) % 256)
    const read = decodeOrNull(changed)
    if (read && !isRenamed(read)) expect(await isAccepted(read), `byte ${place}`).toBe(false)
  }
}, 60_000)

test('a proof does not hold after any of many random changes to its bytes, and no two byte sequences decode to the same proof', async () => {
  const random = mulberry(20261121)
  for (let round = 0; round < rounds; round++) {
    // If there were more changes, most of the changed bytes could not be decoded any more.
    const times = 2 + Math.floor(random() * 6)
    const changed = Array.from({ length: times }).reduce<Uint8Array>((before) => change(before, random), bytes)
    const read = decodeOrNull(changed)
    if (!read || Buffer.compare(changed, bytes) === 0) continue
    expect(encodeProof(read)).toEqual(changed)
    if (!isRenamed(read)) expect(await isAccepted(read), changed.toHex()).toBe(false)
  }
}, 120_000)

/**
 * Tells whether a change gave the statement of a proof another type. Such a proof still holds: the
 * type is only a name for people, and a proof is about the clauses of its statement.
 */
const isRenamed = (read: ProofCode) => read.statement.type !== oneClause.type

async function isAccepted({ statement, today: day, nullifier, proof }: ProofCode): Promise<boolean> {
  const expected: ExpectedFact = {
    statement: oneClause,
    commitment: made.binding.commitment,
    context,
    days: { from: today - 1, to: today + 1 },
    acceptDevelopmentKeys: true,
  }
  const said = async (): Promise<readonly bigint[]> => {
    try {
      return await publicSignals(statement, { ...made.binding, today: day, nullifier })
    } catch (error) {
      if (isAppError(error, 'invalid-input')) return []
      throw error
    }
  }
  return (await checkProof(asProof(made, { proof, publicSignals: (await said()).map(String) }), expected)).ok
}

function change(before: Uint8Array, random: () => number): Uint8Array {
  const [place, length] = [Math.floor(random() * before.length), 1 + Math.floor(random() * 8)]
  const byte = before[place] ?? 0
  switch (Math.floor(random() * 4)) {
    case 0:
      return before.with(place, Math.floor(random() * 256))
    case 1:
      return before.with(place, byte ^ (1 << (length - 1)))
    case 2:
      return Uint8Array.from([...before.subarray(0, place), ...before.subarray(place + length)])
    default:
      return Uint8Array.from([...before.subarray(0, place + length), ...before.subarray(place)])
  }
}

/**
 * Returns a source of random numbers. The same seed always gives the same numbers, so that a
 * failure can be repeated.
 */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
