import { useLocation } from 'wouter'
import { useLazy } from '../lib/use-lazy.ts'
import { commonTexts } from '../texts/common.ts'
import type { NavigationLink } from './navigation.ts'
import { NavigationAnchor, rowLinkClass } from './navigation-link.tsx'

type Props = { inRow: readonly NavigationLink[]; behind: readonly NavigationLink[] }

export function DesktopLinks({ inRow, behind }: Props) {
  const [path] = useLocation()
  const MoreLinks = useLazy(async () => (await import('./more-links.tsx')).MoreLinks, behind.length > 0)
  return (
    <nav aria-label={commonTexts.mainNavigation} className="hidden min-w-0 items-center xl:flex">
      {inRow.map((link) => (
        <NavigationAnchor key={link.href} link={link} current={link.href === path} className={rowLinkClass} />
      ))}
      {MoreLinks && <MoreLinks links={behind} />}
    </nav>
  )
}
