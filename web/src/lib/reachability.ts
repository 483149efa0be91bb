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

export function reportAllReachable(): void {
  unreachableStore.set([])
}
