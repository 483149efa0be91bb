import type { routes } from '@did/domain/routes'

/** While no keeper is set, the page keeps no answer. */
export type AnswerKeeper = {
  find: (asked: string) => Promise<string | null>
  keep: (asked: string, text: string) => void
  drop: (asked: string) => void
  count: () => { memory: number; stored: number }
}

let keeper: AnswerKeeper | null = null

export function keepAnswersWith(next: AnswerKeeper | null): void {
  keeper = next
}

export function currentKeeper(): AnswerKeeper | null {
  return keeper
}

/**
 * The GET routes whose answers the page keeps, so that a person can read them without a connection:
 * the person's own data and the list of verifiers. This list must not contain other people's
 * requests with their salts, a session, an export or a route that reserves something. The paths are
 * written out, because the route tables load only with the features that use them.
 */
type Path = (typeof routes)[keyof typeof routes]['path']
const kept: readonly Path[] = [
  '/api/users/wallet/:wallet',
  '/api/dids/owner/:account',
  '/api/claims/did/:didId',
  '/api/claims/user/:userId',
  '/api/claims/:id/history',
  '/api/verification-requests/requester/:userId',
  '/api/verifiers',
  '/api/notifications',
  '/api/shares',
]
const keptPaths = new Set<string>(kept)

/** Returns null for a route whose answers are not kept. */
export function nameAnswer(
  route: { method: string; path: string },
  { path, payload }: { path: string; payload: unknown },
) {
  return route.method === 'GET' && keptPaths.has(route.path) ? `${path}:${JSON.stringify(payload ?? {})}` : null
}

/** The signals of requests that only read the kept answer and do not ask the server. */
const keptOnly = new WeakSet<AbortSignal>()

export function createKeptOnlySignal(): AbortSignal {
  const { signal } = new AbortController()
  keptOnly.add(signal)
  return signal
}

export function isKeptOnly(signal: AbortSignal | undefined): boolean {
  return signal !== undefined && keptOnly.has(signal)
}
