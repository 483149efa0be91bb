import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetHandedOut } from '../../entities/share/share-query.ts'

/** Makes the page offer another link next time, once this one was handed out. */
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
