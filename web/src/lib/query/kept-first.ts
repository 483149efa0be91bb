import type { QueryFunctionContext } from '@tanstack/react-query'
import { createKeptOnlySignal } from './kept-answers.ts'

type Ask<Data> = (context: { signal: AbortSignal }) => Promise<Data>

/**
 * Returns the kept answer first, and asks the server at once. Does not return an empty list that
 * was kept: the wizard opens for an owner without a DID, and must wait for the server's answer.
 */
export function keptFirst<Data>(ask: Ask<Data>): (context: QueryFunctionContext) => Promise<Data> {
  return async ({ client, queryKey, signal }) => {
    if (client.getQueryData(queryKey) !== undefined) return ask({ signal })
    const kept = await ask({ signal: createKeptOnlySignal() }).catch(() => null)
    if (kept === null || (Array.isArray(kept) && kept.length === 0)) return ask({ signal })
    // Ask the server in a later task, because the query must have stored the kept answer before.
    setTimeout(() => void client.invalidateQueries({ queryKey, exact: true }))
    return kept
  }
}
