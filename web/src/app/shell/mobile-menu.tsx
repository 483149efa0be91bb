import { useLocation } from 'wouter'
import { cn } from '../../lib/cn.ts'
import { commonTexts } from '../../texts/en/frame/common.ts'
import type { NavigationLink } from './navigation.ts'
import { NavigationAnchor } from './navigation-link.tsx'

type MenuLinksProps = { links: readonly NavigationLink[]; onFollow: () => void; className?: string }

/**
 * On a phone, when the dashboard is shown, these links stand below the links to the dashboard's
 * views.
 */
export function MenuLinks({ links, onFollow, className }: MenuLinksProps) {
  const [path] = useLocation()
  return (
    <nav aria-label={commonTexts.mainNavigation}>
      <ul className={cn('grid', className)}>
        {links.map((link) => (
          <li key={link.href}>
            <NavigationAnchor
              link={link}
              current={link.href === path}
              onFollow={onFollow}
              className="flex min-h-11 items-center rounded-lg px-3 hover:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function MobileMenu({ links, onClose }: { links: readonly NavigationLink[]; onClose: () => void }) {
  return (
    <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade overflow-y-auto border-y border-line bg-surface shadow-float">
      <MenuLinks links={links} onFollow={onClose} className="mx-auto max-w-6xl px-2 py-2 sm:grid-cols-2 md:px-4" />
    </div>
  )
}
