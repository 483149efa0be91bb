import { rounds } from '@did/credentials/test/mutations'
import { proofSchema } from '@did/domain/proof/proof'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildRequest, engine } from '../test/fixtures.ts'

// On a busy machine, so many random changes take longer than vitest's limit.
vi.setConfig({ testTimeout: 180_000 })

const proof = proofSchema.parse(await engine.prove(buildRequest()))
const text = JSON.stringify(proof)

const change = fc.record({
  kind: fc.constantFrom('replace', 'remove', 'double'),
  at: fc.nat(text.length - 1),
  length: fc.integer({ min: 1, max: 20 }),
  letter: fc.constantFrom(...'0189abcxyzA":,[]{}- \\'),
})
type Change = { kind: string; at: number; length: number; letter: string }

function mutate(json: string, { kind, at, length, letter }: Change): string {
  if (kind === 'replace') return json.slice(0, at) + letter + json.slice(at + 1)
  if (kind === 'remove') return json.slice(0, at) + json.slice(at + length)
  return json.slice(0, at + length) + json.slice(at)
}

function parseProof(json: string) {
  try {
    return proofSchema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

/** `anyMember` gives one member of the proof a random value of its own type. */
const words = fc.string({ unit: 'grapheme', maxLength: 40 })
const anyMember = fc.oneof(
  words.map((id) => ({ id })),
  words.map((claimType) => ({ claimType })),
  fc.array(words, { maxLength: 6 }).map((publicSignals) => ({ publicSignals })),
  fc.array(words, { maxLength: 3 }).map((pi_a) => ({ proof: { ...proof.proof, pi_a } })),
  words.map((circuitId) => ({ circuitId: `simulated:${circuitId}` })),
  fc.date({ noInvalidDate: true }).map((date) => ({ timestamp: date.toISOString() })),
)
const anyMutant = fc.oneof(
  fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => parseProof(changes.reduce(mutate, text))),
  anyMember.map((member) => ({ ...proof, ...member })),
)

test('a simulated proof never verifies after any of many random changes', async () => {
  expect(await engine.verify(proof)).toMatchObject({ valid: true })
  await fc.assert(
    fc.asyncProperty(anyMutant, async (mutant) => {
      // The schema drops unknown members, so a changed JSON can be read as the unchanged proof.
      if (mutant === null || JSON.stringify(mutant) === text) return
      expect(await engine.verify(mutant)).toMatchObject({ valid: false })
    }),
    { numRuns: rounds },
  )
})
