import keyStamp from '../keys/stamp.json' with { type: 'json' }
import type { CircuitName } from './statement.ts'
import type { VerificationKey } from './verify-groth16.ts'

/**
 * The keys that come with this program; none is ever read from a proof. `dev` keys were made on one machine by people who could have
 * kept what forges proofs, so that only a development installation takes them.
 */
export const hasDevelopmentKeys: boolean = keyStamp.stamp === 'dev'

/** SPEC.md 3's `circuitId`: other keys, another id. No simulated circuit's id looks like it. */
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
