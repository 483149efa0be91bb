import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { requestOf, type ViewId, viewHref, viewOf, viewOfAnchor } from '../../features/dashboard/views.ts'

/**
 * The events after which the URL may have another anchor. The router `wouter` fires `pushState`,
 * which is named like the method of the History API.
 */
const addressEvents = ['hashchange', 'popstate', 'pushState']

/**
 * Scrolls to the place that an anchor of the header names (#dids, #claims, #verify). If the place
 * is in another view, opens that view.
 */
export function useAnchor(view: ViewId): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = () => {
      const anchor = location.hash.slice(1)
      const home = viewOfAnchor(anchor)
      // If the URL names another view, that view follows the anchor when it has loaded.
      if (home === null || viewOf(location.search) !== view) return
      const section = document.getElementById(anchor)
      if (section) return section.scrollIntoView({ behavior: 'instant' })
      if (home !== view) navigate(`${viewHref(home, location.search)}#${anchor}`, { replace: true })
    }
    // If the URL names a request, the view itself scrolls to this request.
    if (location.hash === '' && requestOf(location.search) === null) scrollTo({ top: 0, behavior: 'instant' })
    follow()
    for (const event of addressEvents) addEventListener(event, follow)
    return () => {
      for (const event of addressEvents) removeEventListener(event, follow)
    }
  }, [view, navigate])
}
