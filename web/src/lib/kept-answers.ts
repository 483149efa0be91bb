import type { routes } from '@did/domain/routes'

/** What keeps answers for the account in use; a visitor has none. */
export type AnswerKeeper = {
  /** The text of the answer to what was asked, if it is still there. */
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
 * The GETs of which answers are kept: what is the person's own and worth reading without a connection. Other people's requests with
 * their salts, a session, an export and what reserves something on the server are never among them. By their paths: the tables come
 * with the features that ask.
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

/** SPEC.md 9: path and payload. Null for what is not kept. */
export function nameAnswer(
  route: { method: string; path: string },
  { path, payload }: { path: string; payload: unknown },
) {
  return route.method === 'GET' && keptPaths.has(route.path) ? `${path}:${JSON.stringify(payload ?? {})}` : null
}

/** Requests with one of these signals ask what is kept, and nobody else. */
const keptOnly = new WeakSet<AbortSignal>()

export function createKeptOnlySignal(): AbortSignal {
  const { signal } = new AbortController()
  keptOnly.add(signal)
  return signal
}

export function isKeptOnly(signal: AbortSignal | undefined): boolean {
  return signal !== undefined && keptOnly.has(signal)
}
