import { narrowScreenMaxPx } from '@did/domain/constants'
import { useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}

/** True up to the spec's 768 px. */
export function useNarrowScreen(): boolean {
  return useMedia(`(max-width: ${narrowScreenMaxPx}px)`)
}
