import { isAppError } from '@did/domain/errors'
import type { Proof, ProofStatement } from '@did/domain/proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldOrder, toBytes32 } from '../src/attributes/field-element.ts'
import { checkProof, type ExpectedFact } from '../src/check-proof.ts'
import { decodeProof, encodeProof, type ProofCode } from '../src/proof-code.ts'
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

describe('the bytes of a proof', () => {
  test('fit a code that a phone reads, and give back what was put in', () => {
    expect(bytes.length).toBeLessThanOrEqual(200)
    expect(decodeProof(bytes)).toEqual(code)
  })

  test.each<[string, ProofStatement]>([
    ['several clauses', twoClauses],
    ['a large set', largeSet],
    [
      'both bounds, one, and that something is known',
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
  ])('hold a statement of %s', (_, statement) => {
    expect(decodeProof(encodeProof({ ...code, statement }))).toEqual({ ...code, statement })
  })

  test('hold both roots of y', () => {
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

  test('are refused when they are cut, longer, of another version, or spell a number in a second way', () => {
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

  test('changed at random are refused, or are the bytes of just what they say: no two spell one proof', () => {
    const random = mulberry(20261121)
    for (let round = 0; round < 2000; round++) {
      const changed = bytes.with(Math.floor(random() * bytes.length), Math.floor(random() * 256))
      const read = decodeOrNull(changed)
      if (read) expect(encodeProof(read)).toEqual(changed)
    }
  }, 60_000)
})

test('a proof changed in any one of its bytes is accepted nowhere', async () => {
  const expected: ExpectedFact = {
    statement: oneClause,
    commitment: made.binding.commitment,
    context,
    days: { from: today - 1, to: today + 1 },
    acceptDevelopmentKeys: true,
  }
  const check = async ({ statement, today, nullifier, proof }: ProofCode) => {
    const said = async (): Promise<readonly bigint[]> => {
      try {
        return await publicSignals(statement, { ...made.binding, today, nullifier })
      } catch (error) {
        if (isAppError(error, 'invalid-input')) return []
        throw error
      }
    }
    return (await checkProof(asProof(made, { proof, publicSignals: (await said()).map(String) }), expected)).ok
  }
  expect(await check(decodeProof(bytes))).toBe(true)
  const random = mulberry(5)
  for (let place = 0; place < bytes.length; place++) {
    const changed = bytes.with(place, ((bytes[place] ?? 0) + 1 + Math.floor(random() * 255)) % 256)
    const read = decodeOrNull(changed)
    // The type is a name for the reader; the clauses are what is proved, and whoever asks for a type asks for its clauses.
    const isRenamed = read && read.statement.type !== oneClause.type
    if (read && !isRenamed) expect(await check(read), `byte ${place}`).toBe(false)
  }
}, 60_000)

/** Random numbers from a seed, so that a failure can be seen again. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
