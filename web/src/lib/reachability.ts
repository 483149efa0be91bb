import { createStore } from './store.ts'

export type Part = 'server' | 'database' | 'chain'

/** What the last answers say about the parts behind the page; the banner of the app shows it and asks until all is well. */
export const unreachableStore = createStore<readonly Part[]>([])

export function reportUnreachable(part: Part): void {
  const known = unreachableStore.get()
  if (!known.includes(part)) unreachableStore.set([...known, part])
}

/** An answer of the server, whatever it says, shows that the server is there. */
export function reportServerAnswered(): void {
  const known = unreachableStore.get()
  if (known.includes('server')) unreachableStore.set(known.filter((part) => part !== 'server'))
}

/** Asks the server about itself and the parts behind it. Where nobody answers that question, nothing is said against them. */
export async function probe(): Promise<void> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
  if (!answer) return reportUnreachable('server')
  const health: unknown = await answer.json().catch(() => null)
  // A gateway without a server behind it answers for it.
  if (health === null && answer.status >= 502) return reportUnreachable('server')
  unreachableStore.set(keepIfEqual((['database', 'chain'] as const).filter((part) => isDown(health, part))))
}

function isDown(health: unknown, part: 'database' | 'chain'): boolean {
  return typeof health === 'object' && health !== null && part in health && Reflect.get(health, part) === false
}

/** The same list when nothing changed, so that nobody is told. */
function keepIfEqual(parts: readonly Part[]): readonly Part[] {
  const known = unreachableStore.get()
  return known.length === parts.length && known.every((part) => parts.includes(part)) ? known : parts
}
