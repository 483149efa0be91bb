import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { commonTexts } from '../texts/common.ts'
import type { NavigationLink } from './navigation.ts'
import { NavigationAnchor } from './navigation-link.tsx'

const linkClass =
  'inline-flex min-h-11 items-center rounded-lg px-2 text-sm whitespace-nowrap text-ink-2 hover:text-ink-1 aria-[current=page]:font-medium aria-[current=page]:text-ink-1'

type Props = { inRow: readonly NavigationLink[]; behind: readonly NavigationLink[] }

export function DesktopLinks({ inRow, behind }: Props) {
  const [path] = useLocation()
  return (
    <nav aria-label={commonTexts.mainNavigation} className="hidden items-center xl:flex">
      {inRow.map((link) => (
        <NavigationAnchor key={link.href} link={link} current={link.href === path} className={linkClass} />
      ))}
      {behind.length > 0 && <More links={behind} />}
    </nav>
  )
}

/** A plain disclosure; it closes on Escape, on a press elsewhere and when a link was followed. */
function More({ links }: { links: readonly NavigationLink[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      const isInside = event.target instanceof Node && details.current?.contains(event.target)
      if (!isInside) details.current?.removeAttribute('open')
    }
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && details.current?.removeAttribute('open')
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return (
    <details ref={details} className="group relative">
      <summary className={`${linkClass} list-none gap-1`}>
        {commonTexts.more}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 grid animate-fade rounded-xl border border-line bg-surface p-1 shadow-float">
        {links.map((link) => (
          <NavigationAnchor key={link.href} link={link} onFollow={close} className={linkClass} />
        ))}
      </div>
    </details>
  )
}
