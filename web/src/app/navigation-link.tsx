import { Link } from 'wouter'
import type { NavigationLink } from './navigation.ts'

/** The look of a link in the header's row. */
export const rowLinkClass =
  'inline-flex min-h-11 items-center rounded-lg px-2 text-sm whitespace-nowrap text-ink-2 hover:text-ink-1 aria-[current=page]:font-medium aria-[current=page]:text-ink-1'

type Props = { link: NavigationLink; className: string; current?: boolean; onFollow?: () => void }

export function NavigationAnchor({ link, className, current = false, onFollow }: Props) {
  const follow = onFollow ? { onClick: onFollow } : {}
  if (link.place === 'elsewhere')
    return (
      <a href={link.href} target="_blank" rel="noreferrer" className={className} {...follow}>
        {link.label}
      </a>
    )
  // Anchors too: the dashboard hears of them and scrolls, and no view is loaded anew for one.
  return (
    <Link href={link.href} className={className} {...(current ? { 'aria-current': 'page' } : {})} {...follow}>
      {link.label}
    </Link>
  )
}
