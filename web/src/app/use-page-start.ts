import { useEffect, useRef } from 'react'

/**
 * Scrolls to the top when the person followed a link to another page, and moves the focus there for
 * screen readers. After Back, the browser itself restores the position. A link with an anchor leads
 * to the anchor's section.
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
    // When a link is followed, the router wouter fires an event named `pushState`, like the method
    // of the History API.
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
