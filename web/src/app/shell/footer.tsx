import { useState } from 'react'
import { commonTexts, footerTexts } from '../../texts/en/frame/common.ts'
import { legalLinks, type NavigationLink, ownLinks, pageLinks, resourceLinks } from './navigation.ts'
import { NavigationAnchor } from './navigation-link.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeControl } from './theme-control.tsx'

const linkClass =
  'inline-flex min-h-11 items-center text-sm text-ink-2 underline-offset-4 hover:text-ink-1 hover:underline'

export function Footer() {
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className="mt-10 border-t border-line">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-2 gap-x-4 gap-y-8 px-4 py-10 md:grid-cols-4 md:px-6">
        <LinkList title={footerTexts.pages} links={pageLinks} />
        <LinkList title={footerTexts.legal} links={legalLinks}>
          <Placeholder label={footerTexts.cookiePolicy} />
          <Placeholder label={footerTexts.security} />
        </LinkList>
        <LinkList title={footerTexts.resources} links={[...resourceLinks, ...ownLinks]} />
        <div className="col-span-2 flex flex-wrap items-start gap-x-8 gap-y-4 md:col-span-1 md:flex-col">
          <div>
            <h2 className="text-sm font-semibold">{footerTexts.follow}</h2>
            <SocialLinks />
          </div>
          <ThemeControl />
        </div>
      </div>
      <div className="mx-auto w-full max-w-6xl px-4 pb-6 text-sm text-ink-2 md:px-6">
        <p>{footerTexts.copyright(year)}</p>
        <p className="sr-only">{commonTexts.product}</p>
      </div>
    </footer>
  )
}

function LinkList({
  title,
  links,
  children,
}: {
  title: string
  links: readonly NavigationLink[]
  children?: React.ReactNode
}) {
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.href}>
            <NavigationAnchor link={link} className={linkClass} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/** A link without a page. Its label says that it leads nowhere yet. */
function Placeholder({ label }: { label: string }) {
  return (
    <li>
      <a href="#content" aria-label={footerTexts.notWritten(label)} className={linkClass}>
        {label}
      </a>
    </li>
  )
}
