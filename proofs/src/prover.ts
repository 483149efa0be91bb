import type { Hex } from '@did/domain/hex'
import type { Proof, ProofStatement } from '@did/domain/proof/proof'
import { circuitId } from './circuit-keys.ts'
import { circuitInputs, type Holding } from './prover/circuit-inputs.ts'
import { startCurve } from './prover/curve.ts'
import { type Groth16Points, type ProverOptions, proveGroth16 } from './prover/groth16.ts'
import { readProvingKey } from './prover/proving-key.ts'
import { computeWitness } from './prover/witness.ts'
import { type Binding, circuitOf, publicSignals } from './statement.ts'

/**
 * What a proof is made from. `statement`, `context` and the day number `today` become public, and
 * `holding` stays secret.
 */
export type ProofJob = { statement: ProofStatement; holding: Holding; context: Hex; today: number }

/** The contents of `keys/<circuit>.key`, `keys/<circuit>.wasm` and `keys/bn128.wasm`. */
export type ProverArtifacts = { key: Uint8Array; program: WebAssembly.Module; curve: WebAssembly.Module }

/**
 * A finished proof: the content of the specification's proof object, and the values to which the
 * proof is bound.
 */
export type MadeProof = Pick<Proof, 'proof' | 'publicSignals' | 'circuitId' | 'statement'> & { binding: Binding }

/**
 * Makes a proof. Throws `invalid-input` for a missing attribute, and `proof-invalid` for a false
 * statement.
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

/** Writes points as snarkjs and the API do: with projective and decimal coordinates. */
function writePoints({ a, b, c }: Groth16Points): Proof['proof'] {
  return {
    pi_a: [...a.map(String), '1'],
    pi_b: [b[0].map(String), b[1].map(String), ['1', '0']],
    pi_c: [...c.map(String), '1'],
    protocol: 'groth16',
  }
}
