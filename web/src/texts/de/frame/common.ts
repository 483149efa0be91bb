export const commonTexts = {
  product: 'DID Verification',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  showAll: 'Alle zeigen',
  linkAsText: 'Link als Text zeigen',
  showLess: 'Weniger zeigen',
  loading: 'Wird geladen …',
  skipToContent: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  mainNavigation: 'Hauptmenü',
  more: 'Mehr',
  toast: { label: 'Benachrichtigung', region: (hotkey: string) => `Benachrichtigungen (${hotkey})` },
  theme: { label: 'Darstellung', system: 'System', light: 'Hell', dark: 'Dunkel' },
  screenFailed: { title: 'Dieser Teil der Seite konnte nicht geladen werden', reload: 'Seite neu laden' },
} as const

export const pageNames = {
  home: 'Start',
  about: 'Über uns',
  useCases: 'Anwendungsfälle',
  tutorials: 'Anleitungen',
  contact: 'Kontakt',
  privacyPolicy: 'Datenschutz',
  termsOfService: 'Nutzungsbedingungen',
  cookiePolicy: 'Cookie-Richtlinie',
  security: 'Sicherheit',
  templates: 'Vorlagen',
  check: 'Mehrere prüfen',
  register: 'Verzeichnis der Prüfstellen',
  scanCode: 'QR scannen',
  debug: 'Debug-Werkzeuge',
} as const

export const anchorNames = { dids: 'Meine DIDs', claims: 'Angaben', verify: 'Prüfen' } as const

export const footerTexts = {
  pages: 'Seiten',
  legal: 'Rechtliches',
  resources: 'Zum Nachlesen',
  copyright: (year: number) => `© ${year} DID Verification`,
  w3c: 'DID-Spezifikation des W3C',
  erc721: 'ERC-721',
  eip1056: 'EIP-1056',
  dif: 'Decentralized Identity Foundation',
} as const

export const bannerTexts = {
  offline: {
    what: 'Sie sind offline.',
    works:
      'Sie sehen, was dieses Gerät gespeichert hat. Es kann veraltet sein, und Neues lässt sich nicht speichern. Geteilte Links lassen sich weiter öffnen und werden geprüft, soweit dieses Gerät es kann.',
  },
  server: {
    what: 'Der Server ist nicht erreichbar.',
    works:
      'Was Sie sehen, kann veraltet sein, und Neues lässt sich nicht speichern. Geteilte Links lassen sich weiter prüfen. Wir versuchen es weiter.',
  },
  database: {
    what: 'Der Server erreicht seine Daten nicht.',
    works:
      'Geteilte Links lassen sich weiter prüfen. Ihre eigenen Daten erscheinen hier, sobald sie wieder da sind. Nichts geht verloren.',
  },
  chain: {
    what: 'Die Blockchain ist nicht erreichbar.',
    works:
      'Sie können alles ansehen und teilen. Das Minten und das Eintragen von Angaben müssen warten, bis sie wieder erreichbar ist.',
  },
} as const

export const forgetfulTexts = {
  what: 'Lassen Sie diese Seite offen.',
  meaning:
    'Dieser Browser speichert nichts für diese Website. Was Sie hier begonnen haben, geht verloren, wenn Sie die Seite schließen oder neu laden. Oder Sie erlauben der Website, Daten zu speichern, und beginnen noch einmal.',
} as const
