import { useSyncExternalStore } from 'react'

/** The widths below Tailwind's breakpoint `md`. */
const narrow = '(width < 48rem)'

/** In a window as narrow as a phone, some pages show their parts in another order. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(narrow).matches,
    () => false,
  )
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
