import ChevronDown from 'lucide-react/icons/chevron-down'
import { useLayoutEffect, useRef } from 'react'
import { commonTexts } from '../../texts/en/frame/common.ts'
import type { NavigationLink } from './navigation.ts'
import { NavigationAnchor, rowLinkClass } from './navigation-link.tsx'

/** The list closes on Escape, on a press elsewhere, and when the person follows a link. */
export function MoreLinks({ links }: { links: readonly NavigationLink[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useLayoutEffect(() => {
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
      <summary className={`${rowLinkClass} list-none gap-1`}>
        {commonTexts.more}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="absolute end-0 top-full grid w-max max-w-72 animate-fade rounded-xl border border-line bg-surface p-1 shadow-float">
        {links.map((link) => (
          <NavigationAnchor key={link.href} link={link} onFollow={close} className={rowLinkClass} />
        ))}
      </div>
    </details>
  )
}
