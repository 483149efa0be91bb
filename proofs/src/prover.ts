import type { Hex } from '@did/domain/hex'
import type { Proof, ProofStatement } from '@did/domain/proof'
import { circuitId } from './circuit-keys.ts'
import { circuitInputs, type Holding } from './prover/circuit-inputs.ts'
import { startCurve } from './prover/curve.ts'
import { type Groth16Points, proveGroth16, type SumLane } from './prover/groth16.ts'
import { readProvingKey } from './prover/proving-key.ts'
import { computeWitness } from './prover/witness.ts'
import { type Binding, circuitOf, publicSignals } from './statement.ts'

/** What is proved, by whom, for what, on which day (a day number). Of this only the statement, context and day become public. */
export type ProofJob = { statement: ProofStatement; holding: Holding; context: Hex; today: number }

/** Of the circuit that the statement needs: `keys/<circuit>.key`, `keys/<circuit>.wasm` and `keys/bn128.wasm`. */
export type ProverArtifacts = { key: Uint8Array; program: WebAssembly.Module; curve: WebAssembly.Module }

export type ProverOptions = {
  randomBytes: (length: number) => Uint8Array
  /** Where sums are computed; in this thread when it is left out. */
  sum?: SumLane
  onProgress?: (share: number) => void
}

/** What SPEC.md 3's proof object is filled with, and what the proof is bound to. */
export type MadeProof = Pick<Proof, 'proof' | 'publicSignals' | 'circuitId' | 'statement'> & { binding: Binding }

/**
 * Makes a real proof, in a browser or in Node. `invalid-input` when an attribute of the statement is not there, `proof-invalid` when
 * the statement does not hold: there is no proof of what is not so.
 */
export async function makeProof(job: ProofJob, artifacts: ProverArtifacts, options: ProverOptions): Promise<MadeProof> {
  const { statement, holding } = job
  const { binding, inputs } = circuitInputs(statement, holding, job)
  const witness = await computeWitness(artifacts.program, inputs)
  const curve = await startCurve(artifacts.curve)
  const points = await proveGroth16(curve, readProvingKey(artifacts.key), witness, options)
  return {
    statement,
    binding,
    circuitId: circuitId(circuitOf(statement)),
    publicSignals: (await publicSignals(statement, binding)).map(String),
    proof: writePoints(points),
  }
}

/** snarkjs' form, which SPEC.md 3 takes: projective, decimal. */
function writePoints({ a, b, c }: Groth16Points): Proof['proof'] {
  return {
    pi_a: [...a.map(String), '1'],
    pi_b: [b[0].map(String), b[1].map(String), ['1', '0']],
    pi_c: [...c.map(String), '1'],
    protocol: 'groth16',
  }
}
