import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { type ViewId, viewHref, viewOfAnchor } from '../../features/dashboard/views.ts'

/** wouter announces its own navigation under the names of the History API's methods. */
const addressEvents = ['hashchange', 'popstate', 'pushState', 'replaceState']

/** Follows the header's anchors (#dids, #claims, #verify): scrolls to the section, on the view that has it. */
export function useAnchor(view: ViewId): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = () => {
      const anchor = location.hash.slice(1)
      const home = viewOfAnchor(anchor)
      if (home === null) return
      const section = document.getElementById(anchor)
      if (section) return section.scrollIntoView()
      if (home !== view) navigate(`${viewHref(home)}#${anchor}`, { replace: true })
    }
    // Without an anchor a view begins at its top.
    if (location.hash === '') scrollTo({ top: 0, behavior: 'instant' })
    follow()
    for (const event of addressEvents) addEventListener(event, follow)
    return () => {
      for (const event of addressEvents) removeEventListener(event, follow)
    }
  }, [view, navigate])
}
