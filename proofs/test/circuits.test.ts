import type { ProofStatement } from '@did/domain/proof/proof'
import { expect, test } from 'vitest'
import { fieldOrder } from '../src/attributes/field-element.ts'
import { noExpiry } from '../src/attributes/slots.ts'
import { circuitInputs } from '../src/prover/circuit-inputs.ts'
import { type CircuitInputs, computeWitness } from '../src/prover/witness.ts'
import type { ProofJob } from '../src/prover.ts'
import { publicSignals } from '../src/statement.ts'
import { buildJob, holding, largeSet, oneClause, readArtifacts, today, twoClauses } from './proof-fixtures.ts'

const programs = new Map(
  [oneClause, twoClauses, largeSet].map((statement) => [statement, readArtifacts(statement).program]),
)

type Replace = (inputs: CircuitInputs) => CircuitInputs

function inputsOf(changes: Partial<ProofJob>): { inputs: CircuitInputs; program: WebAssembly.Module } {
  const job = buildJob(changes)
  const program = programs.get(job.statement) ?? readArtifacts(job.statement).program
  return { program, inputs: circuitInputs(job.statement, job.holding, job).inputs }
}

async function solve(program: WebAssembly.Module, inputs: CircuitInputs): Promise<Uint8Array | null> {
  return computeWitness(program, inputs).catch(() => null)
}

async function accepts(replaced: Replace, changes: Partial<ProofJob> = {}): Promise<boolean> {
  const { inputs, program } = inputsOf(changes)
  return (await solve(program, replaced(inputs))) !== null
}

const same: Replace = (inputs) => inputs
const refuses = async (what: string, replaced: Replace, changes: Partial<ProofJob> = {}) =>
  expect(await accepts(replaced, changes), what).toBe(false)
const at = (values: readonly bigint[] | undefined, place: number, value: bigint) => (values ?? []).with(place, value)

test("a witness begins with the number 1 and the public signals, in the checker's order", async () => {
  for (const statement of [oneClause, twoClauses, largeSet]) {
    const { binding } = circuitInputs(statement, holding, buildJob())
    const { inputs, program } = inputsOf({ statement })
    const witness = (await solve(program, inputs)) ?? new Uint8Array()
    const wires = Array.from({ length: witness.length / 32 }, (_, wire) => wireOf(witness, wire))
    const signals = await publicSignals(statement, binding)
    expect(wires.slice(0, signals.length + 1)).toEqual([1n, ...signals])
  }
})

test.each([
  ['one clause', oneClause],
  ['several clauses', twoClauses],
  ['a large set', largeSet],
])(
  'the circuit refuses each private or public input after one was added to it, unless the statement can stay true (%s)',
  async (_, statement) => {
    const { inputs, program } = inputsOf({ statement })
    for (const [name, values] of Object.entries(inputs))
      for (const [place, value] of values.entries()) {
        if (mayDiffer(name, place, statement)) continue
        const changed = { ...inputs, [name]: values.with(place, value + 1n) }
        expect(await solve(program, changed), `${name}[${place}]`).toBe(null)
      }
  },
)

test('the circuit refuses a value outside the bounds of a range, and accepts a value that equals both bounds', async () => {
  const born = circuitInputs(oneClause, holding, buildJob()).inputs['value']?.[0] ?? 0n
  const between = (least: bigint, most: bigint) => (inputs: CircuitInputs) => ({
    ...inputs,
    operands: at(at(inputs['operands'], 0, least), 1, most),
  })
  expect(await accepts(between(born, born))).toBe(true)
  await refuses('below', between(born + 1n, born + 9n))
  await refuses('above', between(0n, born - 1n))
})

test('the circuit refuses a range whose bounds are beyond 64 bits, because such a range could wrap around the field', async () => {
  const operand = (place: number, value: bigint) => (inputs: CircuitInputs) => ({
    ...inputs,
    operands: at(inputs['operands'], place, value),
  })
  await refuses('least is −1', operand(0, fieldOrder - 1n))
  await refuses('most is beyond 64 bits', operand(1, 2n ** 64n))
  await refuses('most is −1', operand(1, fieldOrder - 1n))
})

test('the circuit refuses the opening of a slot whose number is higher than that of the sixteenth slot', async () => {
  for (const slot of [16n, 17n, fieldOrder - 1n])
    await refuses(`slot ${slot}`, (inputs) => ({ ...inputs, slot: [slot] }))
})

test('the circuit refuses an operand that the clause’s mode does not use, an unknown mode, and an empty clause with operands', async () => {
  for (let place = 2; place < 8; place++)
    await refuses(`operand ${place}`, (inputs) => ({ ...inputs, operands: at(inputs['operands'], place, 1n) }))
  for (const mode of [4n, 5n, fieldOrder - 1n]) await refuses(`mode ${mode}`, (inputs) => ({ ...inputs, mode: [mode] }))
  const nothing = { mode: [0n], operands: Array(8).fill(0n) }
  await refuses('tag', (inputs) => ({ ...inputs, ...nothing }))
  await refuses('operand', (inputs) => ({ ...inputs, ...nothing, tag: [0n], operands: at(nothing.operands, 0, 1n) }))
  // Any attributes satisfy an empty clause, so the checker must not take a clause's mode from the
  // proof.
  expect(await accepts((inputs) => ({ ...inputs, ...nothing, tag: [0n] }))).toBe(true)
})

test('the circuit refuses “not in the set” for a member of the set, and “in the set” for any other value', async () => {
  const mode = (value: bigint) => (inputs: CircuitInputs) => ({ ...inputs, mode: at(inputs['mode'], 0, value) })
  await refuses('in', mode(2n), { statement: twoClauses })
  const statement: ProofStatement = {
    type: 'LocationProof',
    clauses: [{ field: 'country', encoding: 'country', mode: 'in', members: ['DE', 'AT'] }],
  }
  expect(await accepts(same, { statement })).toBe(true)
  await refuses('not in', mode(3n), { statement })
})

test('the circuit refuses a day after the attributes’ last day, and a day number beyond 17 bits', async () => {
  expect(await accepts(same, { holding: { ...holding, expiry: today } })).toBe(true)
  await refuses('expired', same, { holding: { ...holding, expiry: today - 1 } })
  await refuses('today beyond 17 bits', (inputs) => ({ ...inputs, today: [BigInt(noExpiry) + 1n] }))
  // The attributes' last day is today. The circuit has enough bits for the difference between this
  // day and day −1, so only the check of `today` itself refuses day −1.
  const early: Replace = (inputs) => ({ ...inputs, today: [fieldOrder - 1n] })
  await refuses('today is −1', early, { holding: { ...holding, expiry: today } })
})

/**
 * Tells whether the statement may stay true when one is added to this input. This is possible for
 * the checker's day, and for the context, which gives another nullifier. It is also possible for a
 * bound of a range, for a country that differs from the excluded country, and for the opening of an
 * empty clause.
 */
function mayDiffer(name: string, place: number, statement: ProofStatement): boolean {
  if (['today', 'context'].includes(name)) return true
  if (name === 'operands') return place < (statement === oneClause ? 2 : 10)
  const perClause: Record<string, number> = { slot: 1, value: 1, salt: 1, path: 4 }
  return place >= statement.clauses.length * (perClause[name] ?? Number.POSITIVE_INFINITY)
}

function wireOf(witness: Uint8Array, wire: number): bigint {
  return witness.subarray(wire * 32, (wire + 1) * 32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}
