import type { Fetch } from '../chain/chain-reader.ts'
import { type Fact, orUnknown } from './fact.ts'

/**
 * The server that a verdict asks. `serverUrl` is null for no server, and empty for the page's own
 * origin.
 */
export type AskedServer = { fetch: Fetch; serverUrl: string | null; signal?: AbortSignal }

const serverTimeoutMs = 8000

/**
 * Asks our server, without a session, for a JSON answer. An answer that `parse` refuses counts as
 * unknown.
 */
export async function askServer<T>(server: AskedServer, path: string, parse: (body: unknown) => T): Promise<Fact<T>> {
  return askServerFor(server, path, async (response) => parse(await response.json()))
}

/** Asks our server for an answer of any kind. An answer that `read` refuses counts as unknown. */
export async function askServerFor<T>(
  server: AskedServer,
  path: string,
  read: (response: Response) => Promise<T>,
): Promise<Fact<T>> {
  const { serverUrl } = server
  return serverUrl === null ? 'unknown' : orUnknown(readAnswer(server, `${serverUrl}${path}`, read))
}

async function readAnswer<T>(
  { fetch, signal }: AskedServer,
  url: string,
  read: (response: Response) => Promise<T>,
): Promise<Fact<T>> {
  const timeout = AbortSignal.timeout(serverTimeoutMs)
  const response = await fetch(url, {
    cache: 'no-store',
    credentials: 'omit',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  return response.ok ? read(response) : 'unknown'
}
