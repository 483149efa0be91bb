/**
 * Checks the keys in git within a second, without compiling the circuits. The keys must have the
 * hashes in the manifest, phase 2 must have taken place, and the delta of the verification key must
 * come from the last contribution to phase 2. Only verify.ts checks everything.
 */
import { bn254 } from '@noble/curves/bn254'
import { readProvingKey } from '../src/prover/proving-key.ts'
import type { VerificationKey } from '../src/verify-groth16.ts'
import type { Manifest } from './manifest.ts'
import { hashOfStoredPhase1, isOfHermez } from './phase-1.ts'
import { type CircuitName, readKeyFile, sha256 } from './tools.ts'

type Contribution = { deltaAfter: Uint8Array; name: string; isBeacon: boolean }

const { G1, G2, fields } = bn254

export function checkTranscript(name: CircuitName, manifest: Manifest): string[] {
  const read = (file: string) => readKeyFile(`${name}.${file}`)
  const known = manifest.circuits[name]
  const [key, verificationKey] = [read('key'), read('vk.json')]
  const files = [
    [key, known.key, 'proving key'],
    [read('wasm'), known.witness, 'witness program'],
    [verificationKey, known.verificationKey, 'verification key'],
  ] as const
  const foreign = files.filter(([bytes, hash]) => sha256(bytes) !== hash).map(([, , what]) => `another ${what}`)
  const pinned: VerificationKey = JSON.parse(new TextDecoder().decode(verificationKey))
  return [...foreign, ...checkPhase2(pinned, key, read('contributions'))].map((what) => `${name}: ${what}`)
}

/** Complains unless the manifest names phase 1 of the repository or of the Hermez ceremony. */
export function checkPhase1({ powersOfTau }: Manifest): string[] {
  return powersOfTau === hashOfStoredPhase1() || isOfHermez(powersOfTau) ? [] : ['another phase 1']
}

/** Returns the names that the contributors to phase 2 gave themselves, in order. */
export function listContributors(name: CircuitName): string[] {
  return readContributions(readKeyFile(`${name}.contributions`)).map((each) => each.name)
}

/**
 * Checks phase 2 of a circuit's keys. Before the first contribution to phase 2, delta equals gamma.
 * With such keys, anybody could prove anything.
 */
export function checkPhase2(pinned: VerificationKey, key: Uint8Array, transcript: Uint8Array): string[] {
  const { delta1, alpha1, beta1 } = readProvingKey(key)
  const contributions = readContributions(transcript)
  const last = contributions.at(-1)
  const [gamma, delta, beta] = [readG2(pinned.vk_gamma_2), readG2(pinned.vk_delta_2), readG2(pinned.vk_beta_2)]
  const complaints = [
    delta.equals(gamma) && 'delta is gamma: proofs can be forged',
    !gamma.equals(G2.ProjectivePoint.BASE) && 'gamma is not the generator',
    contributions.length < 3 && 'fewer than two contributions and a beacon',
    !last?.isBeacon && 'no beacon at the end',
    !(last && isSame(last.deltaAfter, delta1)) && 'the last contribution made another delta',
    !isPair(readG1(delta1), delta) && 'the verification key has another delta',
    !isPair(readG1(beta1), beta) && 'the verification key has another beta',
    !readG1(alpha1).equals(decimalG1(pinned.vk_alpha_1)) && 'the verification key has another alpha',
  ]
  return complaints.filter((complaint) => complaint !== false)
}

/**
 * Reads the contributions to phase 2 as snarkjs writes them: 64 bytes of hash and a count, and then
 * each contribution. A contribution has three points of G1, one point of G2, 64 bytes of hash, a
 * type, and parameters with their length in front.
 */
function readContributions(bytes: Uint8Array): Contribution[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const contributions: Contribution[] = []
  for (let at = 68; at < bytes.length; ) {
    const parameters = at + 3 * 64 + 128 + 64 + 8
    const length = view.getUint32(parameters - 4, true)
    const name = new TextDecoder().decode(bytes.slice(parameters + 2, parameters + 2 + (bytes[parameters + 1] ?? 0)))
    contributions.push({
      deltaAfter: bytes.slice(at, at + 64),
      name,
      isBeacon: view.getUint32(parameters - 8, true) === 1,
    })
    at = parameters + length
  }
  return contributions
}

/**
 * Tells whether a point of G1 and a point of G2 are the same multiple of the generators of their
 * groups.
 */
function isPair(one: InstanceType<typeof G1.ProjectivePoint>, two: InstanceType<typeof G2.ProjectivePoint>): boolean {
  const product = bn254.pairingBatch([
    { g1: one.negate(), g2: G2.ProjectivePoint.BASE },
    { g1: G1.ProjectivePoint.BASE, g2: two },
  ])
  return fields.Fp12.eql(product, fields.Fp12.ONE)
}

function readG1(bytes: Uint8Array) {
  const inverseOfR = fields.Fp.inv(fields.Fp.create(1n << 256n))
  const [x, y] = [bytes.subarray(0, 32), bytes.subarray(32, 64)].map((half) =>
    fields.Fp.mul(
      half.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n),
      inverseOfR,
    ),
  )
  return G1.ProjectivePoint.fromAffine({ x: x ?? 0n, y: y ?? 0n })
}

function decimalG1([x = '', y = '']: readonly string[]) {
  return G1.ProjectivePoint.fromAffine({ x: BigInt(x), y: BigInt(y) })
}

function readG2([x, y]: readonly (readonly string[])[]) {
  const pair = (texts: readonly string[] = []) => ({ c0: BigInt(texts[0] ?? 0), c1: BigInt(texts[1] ?? 0) })
  return G2.ProjectivePoint.fromAffine({ x: pair(x), y: pair(y) })
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, place) => byte === b[place])
}
