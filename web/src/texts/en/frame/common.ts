/** Texts that several areas or the frame around every page use. */
export const commonTexts = {
  product: 'DID Verification',
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  showAll: 'Show all',
  linkAsText: 'Show the link as text',
  showLess: 'Show less',
  loading: 'Loading…',
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  more: 'More',
  /** A screen reader says `label` before a toast. `region` names the area with toasts. */
  toast: { label: 'Notification', region: (hotkey: string) => `Notifications (${hotkey})` },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
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
  cookiePolicy: 'Cookie Policy',
  security: 'Security',
  templates: 'Templates',
  check: 'Check many',
  register: 'Register of Verifiers',
  scanCode: 'Scan QR',
  debug: 'Debug Tools',
} as const

export const anchorNames = { dids: 'My DIDs', claims: 'Claims', verify: 'Verify' } as const

export const footerTexts = {
  pages: 'Pages',
  legal: 'Legal',
  resources: 'Resources',
  copyright: (year: number) => `© ${year} DID Verification`,
  w3c: 'W3C DID Specification',
  erc721: 'ERC-721',
  eip1056: 'EIP-1056',
  dif: 'Decentralized Identity Foundation',
} as const

/**
 * Says whether the server, the database or the chain does not answer, and what still works without
 * it.
 */
export const bannerTexts = {
  offline: {
    what: 'You are offline.',
    works:
      'What you see is what this device has kept; it may be out of date, and nothing new can be saved. Shared links still open and are checked as far as this device can.',
  },
  server: {
    what: 'The server cannot be reached.',
    works:
      'What you see may be out of date, and nothing new can be saved. Shared links can still be checked. We keep trying.',
  },
  database: {
    what: 'The server cannot reach its data.',
    works: 'Shared links can still be checked. Your own data appears here as soon as it is back; nothing is lost.',
  },
  chain: {
    what: 'The chain cannot be reached.',
    works: 'You can look at everything and share it. Minting and recording claims have to wait until it is back.',
  },
} as const

export const forgetfulTexts = {
  what: 'Keep this page open.',
  meaning:
    'This browser keeps nothing for this site. What you have begun here is lost when you close or reload the page, unless you allow the site to store data and begin again.',
} as const
