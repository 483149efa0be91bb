import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { commonTexts } from '../../texts/en/frame/common.ts'
import type { NavigationLink } from './navigation.ts'
import { NavigationAnchor } from './navigation-link.tsx'

type Props = { links: readonly NavigationLink[]; onClose: () => void }

export function MobileMenu({ links, onClose }: Props) {
  const [path] = useLocation()
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <nav
      aria-label={commonTexts.mainNavigation}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade overflow-y-auto border-y border-line bg-surface shadow-float"
    >
      <ul className="mx-auto grid max-w-6xl px-2 py-2 sm:grid-cols-2 md:px-4">
        {links.map((link) => (
          <li key={link.href}>
            <NavigationAnchor
              link={link}
              current={link.href === path}
              onFollow={onClose}
              className="flex min-h-11 items-center rounded-lg px-3 hover:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
