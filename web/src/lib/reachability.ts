import { createStore } from './store.ts'

export type Part = 'server' | 'database' | 'chain'

/**
 * The parts (server, database, chain) that did not answer when the page last asked. While there are
 * any, a banner names them and the page asks again.
 */
export const unreachableStore = createStore<readonly Part[]>([])

export function reportUnreachable(part: Part): void {
  const known = unreachableStore.get()
  if (!known.includes(part)) unreachableStore.set([...known, part])
}

/** A refusal is an answer, too. */
export function reportServerAnswered(): void {
  const known = unreachableStore.get()
  if (known.includes('server')) unreachableStore.set(known.filter((part) => part !== 'server'))
}

/** If the server's answer has an unknown form, all parts count as reachable. */
export async function probe(): Promise<void> {
  const answer = await fetch('/readyz', { cache: 'no-store', credentials: 'omit' }).catch(() => null)
  if (!answer) return reportUnreachable('server')
  const health: unknown = await answer.json().catch(() => null)
  // A gateway answers with 502 or more when the server behind it does not answer.
  if (health === null && answer.status >= 502) return reportUnreachable('server')
  unreachableStore.set(keepIfEqual((['database', 'chain'] as const).filter((part) => isDown(health, part))))
}

function isDown(health: unknown, part: 'database' | 'chain'): boolean {
  return typeof health === 'object' && health !== null && part in health && Reflect.get(health, part) === false
}

/**
 * Returns the array that the store already holds if it has the same parts, so that the store's
 * subscribers do not run.
 */
function keepIfEqual(parts: readonly Part[]): readonly Part[] {
  const known = unreachableStore.get()
  return known.length === parts.length && known.every((part) => parts.includes(part)) ? known : parts
}
