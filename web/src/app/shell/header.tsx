import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useAccount } from '../../entities/account/account.ts'
import { dashboardMenuStore } from '../../features/dashboard/dashboard-menu.ts'
import { ConnectButton } from '../../features/wallet/connect-button.tsx'
import { cn } from '../../lib/cn.ts'
import { useNarrow } from '../../lib/page/use-narrow.ts'
import { useStore } from '../../lib/store.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { commonTexts } from '../../texts/en/frame/common.ts'
import { buttonClass } from '../../ui/button.tsx'
import { DesktopLinks } from './desktop-links.tsx'
import { MenuLinks, MobileMenu } from './mobile-menu.tsx'
import { headerLinks } from './navigation.ts'

export function Header() {
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const [path] = useLocation()
  const { connected } = useAccount()
  const NotificationBell = useLazy(
    async () => (await import('../../features/notifications/notification-bell.tsx')).NotificationBell,
    connected,
  )
  const links = headerLinks(connected)
  const row = `${connected} ${useLettersCome()}`
  const [crampedRow, setCrampedRow] = useState('')
  const isCramped = crampedRow === row
  const dashboard = useStore(dashboardMenuStore)
  const isNarrow = useNarrow()
  const toggle = useRef<HTMLButtonElement>(null)
  // The menu counts as open only on the page on which it was opened.
  const isOpen = openedOn === path
  const close = () => setOpenedOn(null)
  const PhoneMenu = useLazy(
    async () => (await import('../../features/dashboard/phone-menu.tsx')).PhoneMenu,
    isOpen && isNarrow && dashboard,
  )
  useCloseOnEscape(isOpen, close)
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center px-4 md:gap-1 md:px-6">
        <Brand isShort={connected} />
        {!isCramped && <DesktopLinks {...links} onCramped={() => setCrampedRow(row)} />}
        {NotificationBell && <NotificationBell />}
        <ConnectButton />
        <button
          ref={toggle}
          type="button"
          aria-label={isOpen ? commonTexts.closeMenu : commonTexts.openMenu}
          aria-expanded={isOpen}
          className={cn(buttonClass({ variant: 'quiet', shape: 'icon' }), !isCramped && 'xl:hidden')}
          onClick={() => setOpenedOn(isOpen ? null : path)}
        >
          <ShellIcon name={isOpen ? 'close' : 'menu'} />
        </button>
      </div>
      {isOpen && !(isNarrow && dashboard) && (
        <div className={isCramped ? '' : 'xl:hidden'}>
          <MobileMenu links={[...links.inRow, ...links.behind]} onClose={close} />
        </div>
      )}
      {PhoneMenu && dashboard && (
        <PhoneMenu {...dashboard} onClose={close} onClosed={() => toggle.current?.focus()}>
          <MenuLinks links={[...links.inRow, ...links.behind]} onFollow={close} />
        </PhoneMenu>
      )}
    </header>
  )
}

/**
 * While a wallet is connected, `isShort` is true and hides the product's name at widths at which
 * the header has no room for both the sign and the name.
 */
function Brand({ isShort }: { isShort: boolean }) {
  return (
    <Link href="/" className="me-auto flex min-h-11 items-center gap-2 rounded-xl font-semibold">
      <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-brand text-on-brand">
        <ShellIcon name="check" />
      </span>
      <span className={cn('whitespace-nowrap max-sm:sr-only', isShort && 'max-lg:sr-only xl:sr-only')}>
        {commonTexts.product}
      </span>
    </Link>
  )
}

/**
 * Returns a number that changes when a font has loaded, because links may fit once the wider
 * fallback font is gone.
 */
function useLettersCome(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const { fonts } = document
    const handleCome = () => setCount((before) => before + 1)
    fonts.addEventListener('loadingdone', handleCome)
    return () => fonts.removeEventListener('loadingdone', handleCome)
  }, [])
  return count
}

/** Closes the menu even before the menu's code has loaded. */
function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` is new in each render
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
}

const paths = {
  check: 'M20 6 9 17l-5-5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M18 6 6 18M6 6l12 12',
}

/** The page's frame draws its three icons itself, so that a visitor loads no icon library. */
function ShellIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
