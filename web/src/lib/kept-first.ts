import type { QueryFunctionContext } from '@tanstack/react-query'
import { createKeptOnlySignal } from './kept-answers.ts'

type Ask<Data> = (context: { signal: AbortSignal }) => Promise<Data>

/**
 * For a query of the person's own data: its first paint is what was kept, and the server is asked at once. An empty list is not
 * worth painting: what follows from having nothing (the wizard) waits for the server.
 */
export function keptFirst<Data>(ask: Ask<Data>): (context: QueryFunctionContext) => Promise<Data> {
  return async ({ client, queryKey, signal }) => {
    if (client.getQueryData(queryKey) !== undefined) return ask({ signal })
    const kept = await ask({ signal: createKeptOnlySignal() }).catch(() => null)
    if (kept === null || (Array.isArray(kept) && kept.length === 0)) return ask({ signal })
    // After this answer has been taken in.
    setTimeout(() => void client.invalidateQueries({ queryKey, exact: true }))
    return kept
  }
}
