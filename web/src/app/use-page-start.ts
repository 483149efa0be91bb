import { useEffect, useRef } from 'react'

/**
 * A page that somebody follows a link to begins at its top, for eyes and for screen readers. One they go back to stays where they left
 * it, as the browser remembers; an anchor leads to its section by itself.
 */
export function usePageStart(path: string): void {
  const isFollowed = useRef(false)
  useEffect(() => {
    const follow = () => {
      isFollowed.current = true
    }
    const goBack = () => {
      isFollowed.current = false
    }
    // wouter announces its own navigation under the name of the History API's method.
    addEventListener('pushState', follow)
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('pushState', follow)
      removeEventListener('popstate', goBack)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once
  useEffect(() => {
    if (!isFollowed.current || location.hash !== '') return
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}
