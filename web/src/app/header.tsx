import { Check, Menu, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ConnectButton } from '../features/wallet/connect-button.tsx'
import { useAccount } from '../lib/account.ts'
import { cn } from '../lib/cn.ts'
import { commonTexts } from '../texts/common.ts'
import { buttonClass } from '../ui/button.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { connectedLinks, legalLinks, pageLinks, w3cLink } from './navigation.ts'
import { NavigationAnchor } from './navigation-link.tsx'

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false)
  const { connected } = useAccount()
  const links = [...pageLinks, ...legalLinks, w3cLink, ...(connected ? connectedLinks : [])]
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas/95 backdrop-blur">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center gap-2 px-4 md:px-6">
        <Brand />
        <DesktopLinks links={links} />
        <ConnectButton />
        <button
          type="button"
          aria-label={menuOpen ? commonTexts.closeMenu : commonTexts.openMenu}
          aria-expanded={menuOpen}
          className={cn(buttonClass({ variant: 'quiet', shape: 'icon' }), 'xl:hidden')}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          {menuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </div>
      {menuOpen && <MobileMenu links={links} onClose={() => setMenuOpen(false)} />}
    </header>
  )
}

function Brand() {
  return (
    <Link href="/" className="mr-auto flex min-h-11 items-center gap-2 rounded-xl font-semibold">
      <span className="grid size-8 place-items-center rounded-lg bg-brand text-on-brand">
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      </span>
      <span className="max-sm:sr-only">{commonTexts.product}</span>
    </Link>
  )
}

function DesktopLinks({ links }: { links: readonly Parameters<typeof NavigationAnchor>[0]['link'][] }) {
  const [path] = useLocation()
  return (
    <nav aria-label={commonTexts.mainNavigation} className="hidden items-center xl:flex">
      {links.map((link) => (
        <NavigationAnchor
          key={link.href}
          link={link}
          current={link.href === path}
          className="inline-flex min-h-11 items-center rounded-lg px-2.5 text-sm text-ink-2 hover:text-ink-1 aria-[current=page]:font-medium aria-[current=page]:text-ink-1"
        />
      ))}
    </nav>
  )
}
