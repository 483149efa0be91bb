import { AppError } from '@did/domain/errors'
import type { Proof, ProofRequest, ProofVerification } from '@did/domain/proof/proof'
import { foreignToSimulation, proofFaults } from '@did/domain/texts/en/proof-faults'
import type { ProofEngine } from './proof-engine.ts'
import { judgeStatement } from './simulated-statement.ts'

/**
 * The id of a simulated circuit begins with this prefix, so that everybody sees that the circuit is
 * simulated. After the prefix comes the specification's name of the circuit.
 */
const circuitPrefix = 'simulated:'
const defaultCircuit = 'default-circuit'
const maximumSignal = { length: 500, count: 64, circuitId: 64 }
const holdsSignal = 'holds:true'

export type SimulatedEngineOptions = {
  now: () => Date
  /**
   * Draws the salt that hides the private values in the proof's commitment. Nothing stores the
   * salt.
   */
  randomBytes: (length: number) => Uint8Array
}

/**
 * Creates the engine that makes simulated proofs, for which it needs the Web Crypto API. A changed
 * proof does not verify, and a proof contains no private value. But **a simulated proof proves
 * nothing**, because anybody can compute the hashes in it.
 */
export function createSimulatedEngine({ now, randomBytes }: SimulatedEngineOptions): ProofEngine {
  return {
    name: 'simulated',
    prove: async (request, { signal } = {}) => {
      signal?.throwIfAborted()
      const time = now()
      const publicSignals = await buildPublicSignals(request, time, randomBytes(32))
      const proof = await sealProof(request, publicSignals, time)
      signal?.throwIfAborted()
      return proof
    },
    verify: verifySimulatedProof,
  }
}

async function verifySimulatedProof(proof: Proof): Promise<ProofVerification> {
  if (proof.engine !== 'simulated' || !proof.circuitId.startsWith(circuitPrefix))
    return { valid: false, error: foreignToSimulation }
  const { id, proof: points } = await hashStatement(proof)
  if (id !== proof.id || JSON.stringify(points) !== JSON.stringify(inOrder(proof.proof)))
    return { valid: false, error: proofFaults.mismatch }
  if (proof.publicSignals[0] !== holdsSignal) return { valid: false, error: proofFaults.failed }
  const metadata = { proofId: proof.id, timestamp: proof.timestamp, circuitId: proof.circuitId }
  return { valid: true, publicValues: proof.publicSignals, metadata, hasDevelopmentKeys: false }
}

/**
 * Returns the public signals of a simulated proof: `holds:…`, the parameters, the names of the
 * fields, and the commitment to the fields' values.
 */
async function buildPublicSignals(request: ProofRequest, time: Date, salt: Uint8Array): Promise<string[]> {
  const { holds, parameters } = judgeStatement(request, time)
  const values = Object.entries(request.privateInputs).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const commitment = await sha256(['commitment', [...salt], values])
  const fields = request.claimFields.map((field) => `field:${field}`)
  const signals = [`holds:${holds}`, ...parameters, ...fields, `commitment:${commitment}`]
  if (signals.length > maximumSignal.count || signals.some((signal) => signal.length > maximumSignal.length))
    throw new AppError('invalid-input', 'The proof would have too many or too long public values')
  return signals
}

async function sealProof(request: ProofRequest, publicSignals: string[], time: Date): Promise<Proof> {
  const circuitId = `${circuitPrefix}${request.circuitName ?? defaultCircuit}`
  if (circuitId.length > maximumSignal.circuitId)
    throw new AppError('invalid-input', 'The name of the circuit is too long')
  const { type, claimId, claimType } = request
  const statement = { type, claimId, claimType, publicSignals, circuitId, timestamp: time.toISOString() }
  return { ...statement, ...(await hashStatement(statement)), engine: 'simulated' }
}

type SealedMembers = Pick<Proof, 'type' | 'claimId' | 'claimType' | 'publicSignals' | 'circuitId' | 'timestamp'>

/**
 * Returns an id (16 hex characters), and points in the form of a Groth16 proof. The id and all
 * coordinates are hashes.
 */
async function hashStatement(statement: SealedMembers): Promise<Pick<Proof, 'id' | 'proof'>> {
  const { type, claimId, claimType, publicSignals, circuitId, timestamp } = statement
  const seed = await sha256(['statement', type, claimId, claimType, publicSignals, circuitId, timestamp])
  const point = async (name: string) => BigInt(`0x${await sha256([name, seed])}`).toString()
  const pair = async (name: string) => [await point(`${name}.0`), await point(`${name}.1`)]
  return {
    id: seed.slice(0, 16),
    proof: {
      pi_a: [...(await pair('a')), '1'],
      pi_b: [await pair('b.0'), await pair('b.1'), ['1', '0']],
      pi_c: [...(await pair('c')), '1'],
      protocol: 'groth16',
    },
  }
}

function inOrder({ pi_a, pi_b, pi_c, protocol }: Proof['proof']): Proof['proof'] {
  return { pi_a, pi_b, pi_c, protocol }
}

async function sha256(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
}
