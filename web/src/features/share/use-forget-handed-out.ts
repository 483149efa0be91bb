import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetHandedOut } from '../../entities/share/share-query.ts'

/**
 * Forgets a link that was handed out when the person leaves it, so that the page offers another
 * link next time.
 */
export function useForgetHandedOut(queryKey: readonly unknown[]): void {
  const client = useQueryClient()
  const name = JSON.stringify(queryKey)
  const key = useRef(queryKey)
  key.current = queryKey
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render has a new array of one key
  useEffect(() => {
    const shown = key.current
    return () => forgetHandedOut(client, shown)
  }, [client, name])
}
