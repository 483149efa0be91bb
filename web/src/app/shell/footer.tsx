import { useState } from 'react'
import { useLazy } from '../../lib/use-lazy.ts'
import { footerTexts } from '../../texts/en/frame/common.ts'
import { footerLegalLinks, legalLinks, type NavigationLink, ownLinks, pageLinks, resourceLinks } from './navigation.ts'
import { NavigationAnchor } from './navigation-link.tsx'

const linkClass =
  'inline-flex min-h-11 items-center text-sm text-ink-2 underline-offset-4 hover:text-ink-1 hover:underline'

export function Footer() {
  // The controls for theme and language load after the page, because few readers change them.
  const Choices = useLazy(async () => (await import('./footer-choices.tsx')).FooterChoices, true)
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className="mt-10 border-t border-line">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-2 gap-x-4 gap-y-4 px-4 py-10 md:grid-cols-4 md:px-6">
        <LinkList title={footerTexts.pages} links={pageLinks} />
        <LinkList title={footerTexts.legal} links={[...legalLinks, ...footerLegalLinks]} />
        <LinkList title={footerTexts.resources} links={[...resourceLinks, ...ownLinks]} />
        <div className="col-span-2 flex flex-col gap-4 md:col-span-1">{Choices && <Choices />}</div>
      </div>
      <div className="mx-auto w-full max-w-6xl px-4 pb-6 text-sm text-ink-2 md:px-6">
        <p>{footerTexts.copyright(year)}</p>
      </div>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.href}>
            <NavigationAnchor link={link} className={linkClass} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
