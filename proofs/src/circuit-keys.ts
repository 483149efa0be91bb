import keyStamp from '../keys/stamp.json' with { type: 'json' }
import type { CircuitName } from './statement.ts'
import type { VerificationKey } from './verify-groth16.ts'

/**
 * Tells whether the keys of this build are development keys. Whoever made development keys could
 * have kept numbers with which proofs can be forged, so only a development installation accepts
 * these keys. This product never reads a key from a proof.
 */
export const hasDevelopmentKeys: boolean = keyStamp.stamp === 'dev'

/**
 * Returns the id of a circuit together with the keys of this build. With other keys, the same
 * circuit has another id. The id of a simulated circuit always has another form.
 */
export function circuitId(name: CircuitName): string {
  return `${name}.${keyStamp.stamp}`
}

const loaders: Record<CircuitName, () => Promise<{ default: VerificationKey }>> = {
  'one-clause': () => import('../keys/one-clause.vk.json', { with: { type: 'json' } }),
  'four-clauses': () => import('../keys/four-clauses.vk.json', { with: { type: 'json' } }),
  'set-256': () => import('../keys/set-256.vk.json', { with: { type: 'json' } }),
}

export async function loadVerificationKey(name: CircuitName): Promise<VerificationKey> {
  return (await loaders[name]()).default
}
