import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetHandedOut } from '../../entities/share/share-query.ts'

/**
 * When a handed-out link leaves the screen, the page forgets it and offers another link next time.
 */
export function useForgetHandedOut(queryKey: readonly unknown[]): void {
  const client = useQueryClient()
  const name = JSON.stringify(queryKey)
  const key = useRef(queryKey)
  key.current = queryKey
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` is the array as a text
  useEffect(() => {
    const shown = key.current
    return () => forgetHandedOut(client, shown)
  }, [client, name])
}
