/** Words that more than one area uses, and those of the frame around every page. */
export const commonTexts = {
  product: 'DID Verification',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  loading: 'Loading…',
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  theme: { label: 'Colours', system: 'System', light: 'Light', dark: 'Dark' },
  screenFailed: { title: 'Error Loading Component', reload: 'Reload Page' },
} as const

export const pageNames = {
  home: 'Home',
  about: 'About',
  useCases: 'Use Cases',
  tutorials: 'Tutorials',
  contact: 'Contact',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  templates: 'Templates',
  scanCode: 'Scan QR',
  debug: 'Debug Tools',
} as const

export const anchorNames = { dids: 'My DIDs', claims: 'Claims', verify: 'Verify' } as const

export const footerTexts = {
  pages: 'Pages',
  legal: 'Legal',
  resources: 'Resources',
  follow: 'Follow',
  cookiePolicy: 'Cookie Policy',
  security: 'Security',
  notWritten: (what: string) => `${what} (not published yet)`,
  copyright: (year: number) => `© ${year} DID Verification`,
  w3c: 'W3C DID Specification',
  erc721: 'ERC-721',
  eip1056: 'EIP-1056',
  dif: 'Decentralized Identity Foundation',
} as const
