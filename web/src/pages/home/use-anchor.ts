import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { requestOf, type ViewId, viewHref, viewOf, viewOfAnchor } from '../../features/dashboard/views.ts'

/** The router `wouter` announces its navigation under the name of the History API's method. */
const addressEvents = ['hashchange', 'popstate', 'pushState']

/** Scrolls to an anchor of the header (#dids, #claims, #verify), on another view if necessary. */
export function useAnchor(view: ViewId): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = () => {
      const anchor = location.hash.slice(1)
      const home = viewOfAnchor(anchor)
      // If another view is loading, leave the anchor to that view.
      if (home === null || viewOf(location.search) !== view) return
      const section = document.getElementById(anchor)
      if (section) return section.scrollIntoView({ behavior: 'instant' })
      if (home !== view) navigate(`${viewHref(home, location.search)}#${anchor}`, { replace: true })
    }
    // Without an anchor, begin at the view's top. If the URL names a request, the view scrolls to
    // that request itself.
    if (location.hash === '' && requestOf(location.search) === null) scrollTo({ top: 0, behavior: 'instant' })
    follow()
    for (const event of addressEvents) addEventListener(event, follow)
    return () => {
      for (const event of addressEvents) removeEventListener(event, follow)
    }
  }, [view, navigate])
}
