import { anchorNames, footerTexts, pageNames } from '../texts/common.ts'

export type NavigationLink = { href: string; label: string; place: 'page' | 'anchor' | 'elsewhere' }

const page = (href: string, label: string): NavigationLink => ({ href, label, place: 'page' })
const anchor = (href: string, label: string): NavigationLink => ({ href, label, place: 'anchor' })
const elsewhere = (href: string, label: string): NavigationLink => ({ href, label, place: 'elsewhere' })

export const w3cLink = elsewhere('https://www.w3.org/TR/did-core/', footerTexts.w3c)

/** SPEC.md 2.2, in its order. */
export const pageLinks: readonly NavigationLink[] = [
  page('/', pageNames.home),
  page('/about', pageNames.about),
  page('/use-cases', pageNames.useCases),
  page('/tutorials', pageNames.tutorials),
  page('/contact', pageNames.contact),
]
export const legalLinks: readonly NavigationLink[] = [
  page('/privacy-policy', pageNames.privacyPolicy),
  page('/terms-of-service', pageNames.termsOfService),
]
export const connectedLinks: readonly NavigationLink[] = [
  page('/templates', pageNames.templates),
  anchor('/#dids', anchorNames.dids),
  anchor('/#claims', anchorNames.claims),
  anchor('/#verify', anchorNames.verify),
]
export const resourceLinks: readonly NavigationLink[] = [
  w3cLink,
  elsewhere('https://eips.ethereum.org/EIPS/eip-721', footerTexts.erc721),
  elsewhere('https://eips.ethereum.org/EIPS/eip-1056', footerTexts.eip1056),
  elsewhere('https://identity.foundation', footerTexts.dif),
]
/** In the footer beside those of SPEC.md 2.2. */
export const registerLink = page('/register', pageNames.register)

/** Everything the header links to. `inRow` stands in the row of a wide screen, `behind` under "More" where the row is full. */
export function headerLinks(connected: boolean): {
  inRow: readonly NavigationLink[]
  behind: readonly NavigationLink[]
} {
  const extra = [...legalLinks, w3cLink]
  if (!connected) return { inRow: [...pageLinks, ...extra], behind: [] }
  return { inRow: [...pageLinks, ...connectedLinks], behind: extra }
}
