import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useLazy } from '../../lib/use-lazy.ts'
import { commonTexts } from '../../texts/en/frame/common.ts'
import type { NavigationLink } from './navigation.ts'
import { NavigationAnchor, rowLinkClass } from './navigation-link.tsx'

type Props = {
  inRow: readonly NavigationLink[]
  behind: readonly NavigationLink[]
  /** Called when the row of links does not fit, because letters are large or words are long. */
  onCramped: () => void
}

export function DesktopLinks({ inRow, behind, onCramped }: Props) {
  const [path] = useLocation()
  const MoreLinks = useLazy(async () => (await import('./more-links.tsx')).MoreLinks, behind.length > 0)
  const row = useRef<HTMLElement>(null)
  // Measure after each render, because a new element beside the row leaves less space for the row.
  useLayoutEffect(() => {
    const { current } = row
    if (!current) return
    const measure = () => current.scrollWidth > current.clientWidth && onCramped()
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  })
  return (
    <nav
      ref={row}
      aria-label={commonTexts.mainNavigation}
      className="hidden min-w-0 items-center whitespace-nowrap xl:flex"
    >
      {inRow.map((link) => (
        <NavigationAnchor key={link.href} link={link} current={link.href === path} className={rowLinkClass} />
      ))}
      {MoreLinks && <MoreLinks links={behind} />}
    </nav>
  )
}
