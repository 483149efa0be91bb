import { useEffect, useRef } from 'react'

/**
 * A page reached by a link starts at its top, for eyes and for screen readers. The browser itself
 * restores the position after Back, and an anchor leads to its section.
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
    // wouter announces its navigation by an event with the name of History API's method.
    addEventListener('pushState', follow)
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('pushState', follow)
      removeEventListener('popstate', goBack)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once for each page
  useEffect(() => {
    if (!isFollowed.current || location.hash !== '') return
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}
