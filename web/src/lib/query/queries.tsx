import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useStore } from '../store.ts'
import { queryClientStore } from './query-client.ts'

/**
 * When the account changes, all components inside are mounted anew. All `Queries` components share
 * one cache.
 */
export function Queries({ children }: { children: ReactNode }) {
  const client = useStore(queryClientStore)
  return (
    <QueryClientProvider key={cacheKey(client)} client={client}>
      {children}
    </QueryClientProvider>
  )
}

const keys = new WeakMap<object, number>()
let lastKey = 0

function cacheKey(client: object): number {
  const known = keys.get(client)
  if (known !== undefined) return known
  lastKey += 1
  keys.set(client, lastKey)
  return lastKey
}
