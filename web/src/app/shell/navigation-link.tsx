import { Link, useSearch } from 'wouter'
import type { NavigationLink } from './navigation.ts'

export const rowLinkClass =
  'inline-flex min-h-11 items-center rounded-lg px-2 text-sm leading-tight wrap-anywhere hyphens-auto text-ink-2 hover:text-ink-1 aria-[current=page]:font-medium aria-[current=page]:text-ink-1'

type Props = { link: NavigationLink; className: string; current?: boolean; onFollow?: () => void }

export function NavigationAnchor({ link, className, current = false, onFollow }: Props) {
  const search = useSearch()
  const follow = onFollow ? { onClick: onFollow } : {}
  if (link.place === 'elsewhere')
    return (
      <a href={link.href} target="_blank" rel="noreferrer" className={className} {...follow}>
        {link.label}
      </a>
    )
  // The dashboard itself scrolls to the anchor, so the link does not load the page again.
  return (
    <Link
      href={link.place === 'anchor' ? keepDid(link.href, search) : link.href}
      className={className}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...follow}
    >
      {link.label}
    </Link>
  )
}

/** Keeps the id of the shown DID in the URL, because an anchor is a place on the dashboard. */
function keepDid(anchor: string, search: string): string {
  const did = new URLSearchParams(search).get('did')
  return did === null ? anchor : anchor.replace('/#', `/?${new URLSearchParams({ did })}#`)
}
