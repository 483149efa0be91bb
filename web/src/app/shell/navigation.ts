import { anchorNames, footerTexts, pageNames } from '../../texts/en/frame/common.ts'

export type NavigationLink = { href: string; label: string; place: 'page' | 'anchor' | 'elsewhere' }

const page = (href: string, label: string): NavigationLink => ({ href, label, place: 'page' })
const anchor = (href: string, label: string): NavigationLink => ({ href, label, place: 'anchor' })
const elsewhere = (href: string, label: string): NavigationLink => ({ href, label, place: 'elsewhere' })

const w3cLink = elsewhere('https://www.w3.org/TR/did-core/', footerTexts.w3c)

/** The header's first links, in the order of docs/spec/2-1-routes-and-frame.md. */
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
/** Links that only the footer has, because the header has no room for them. */
export const footerLegalLinks: readonly NavigationLink[] = [
  page('/cookie-policy', pageNames.cookiePolicy),
  page('/security', pageNames.security),
]
const connectedLinks: readonly NavigationLink[] = [
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
/** Links that the footer has although the specification does not name them. */
export const ownLinks: readonly NavigationLink[] = [
  page('/check', pageNames.check),
  page('/register', pageNames.register),
]

/**
 * On a wide screen, the links `inRow` stand in a row, and the links `behind` are folded into
 * "More".
 */
export function headerLinks(connected: boolean): {
  inRow: readonly NavigationLink[]
  behind: readonly NavigationLink[]
} {
  const extra = [...legalLinks, w3cLink]
  if (!connected) return { inRow: [...pageLinks, ...extra], behind: [] }
  return { inRow: [...pageLinks, ...connectedLinks], behind: extra }
}
