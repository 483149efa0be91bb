import { AppError } from '@did/domain/errors'
import { affineBytes, fieldBytes } from './curve.ts'

/** The content of `keys/<circuit>.key`, as `setup/proving-key.ts` writes and describes it. */
export type ProvingKey = {
  wires: number
  publicSignals: number
  domain: number
  alpha1: Uint8Array
  beta1: Uint8Array
  delta1: Uint8Array
  beta2: Uint8Array
  delta2: Uint8Array
  a: Uint8Array
  b1: Uint8Array
  b2: Uint8Array
  c: Uint8Array
  h: Uint8Array
  coefficients: Uint8Array
  bWires: Uint16Array
  /**
   * The terms of A and of B: for each constraint the number of its terms, and then each term's wire
   * and coefficient.
   */
  terms: readonly [Uint16Array, Uint16Array]
}

const version = 1
const headerBytes = 32

export function readProvingKey(bytes: Uint8Array): ProvingKey {
  const [found, wires = 0, publicSignals = 0, power = 0, bCount = 0, coefficientCount = 0, aTerms = 0, bTerms = 0] =
    new Uint32Array(new Uint8Array(bytes.subarray(0, headerBytes)).buffer)
  if (found !== version) throw new AppError('proof-engine-refused', 'The proving key is of another version')
  const domain = 2 ** power
  const { g1, g2 } = affineBytes
  let at = headerBytes
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  const takeWords = (count: number) => new Uint16Array(new Uint8Array(take(count * 2)).buffer)
  return {
    wires,
    publicSignals,
    domain,
    alpha1: take(g1),
    beta1: take(g1),
    delta1: take(g1),
    beta2: take(g2),
    delta2: take(g2),
    a: take(wires * g1),
    b1: take(bCount * g1),
    b2: take(bCount * g2),
    c: take((wires - publicSignals - 1) * g1),
    h: take(domain * g1),
    coefficients: take(coefficientCount * fieldBytes),
    bWires: takeWords(bCount),
    terms: [takeWords(domain + aTerms * 2), takeWords(domain + bTerms * 2)],
  }
}
