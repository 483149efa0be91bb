export const verifierPageTexts = {
  title: 'Prüfstelle',
  nobody: 'Keine Prüfstelle unter dieser Adresse',
  unreviewed: 'Eine Prüfstelle, die niemand überprüft hat',
  suspendedVerifier: 'Eine gesperrte Prüfstelle',
  suspendedName: 'Akkreditiert war sie als',
  noName: 'Sie zeigt keinen Namen, oder nur einen, der sich mit dem einer anderen Prüfstelle verwechseln lässt.',
  nameUnknown: 'Welchen Namen sie sich gegeben hat, ist gerade nicht bekannt.',
  standing: {
    accredited: {
      title: (since: string) => `Akkreditiert seit dem ${since}`,
      text: (host: string) => `Die Administration von ${host} hat überprüft, wer sie ist.`,
    },
    suspended: {
      title: (since: string) => `Gesperrt seit dem ${since}`,
      text: 'Was sie seitdem bestätigt hat, zählt nicht. Ob eine frühere Bestätigung noch zählt, sagt die Prüfung eines Links.',
    },
    'self-registered': {
      title: 'Selbst eingetragen, nicht überprüft',
      text: 'Alle können sich als Prüfstelle eintragen, unter fast jedem Namen. Fragen Sie die Person, die Ihnen die Angabe gezeigt hat, wie Sie die Prüfstelle erreichen.',
    },
    unknown: {
      title: 'Hier keine Prüfstelle',
      text: 'Niemand hat diese Adresse akkreditiert, und sie hat sich nicht selbst eingetragen. Sehen Sie sich den Link, dem Sie gefolgt sind, genau an.',
    },
    'not-accredited': {
      title: 'Nicht akkreditiert',
      text: 'Die Blockchain kennt keine Akkreditierung dieser Adresse. Ob sie sich selbst eingetragen hat, ließ sich nicht nachsehen.',
    },
  },
  reason: 'Grund:',
  source: {
    agreed: 'Ihr Browser hat gerade die Blockchain gefragt. Sie sagt dasselbe.',
    chain: 'Das sagt die Blockchain. Dieser Dienst war nicht erreichbar, deshalb fehlt der Rest.',
    server: (host: string) => `Die Blockchain war nicht erreichbar. Das sagt nur ${host}.`,
    differs:
      'Dieser Dienst sagt etwas anderes, und die Blockchain entscheidet. Diese Seite zeigt, was die Blockchain sagt.',
  },
  askAgain: 'Noch einmal fragen',
  failed: 'Weder dieser Dienst noch die Blockchain war erreichbar.',
  facts: {
    title: 'Wer sie ist',
    domain: 'Ihre Website',
    noDomain: 'Sie hat keine genannt',
    address: 'Adresse ihrer Wallet',
    why: 'Warum',
    whyWithoutDomain:
      'Die Administration hat überprüft, wer sie ist, ohne eine Website zum Vergleichen. Einen anderen Grund nennt die Blockchain nicht.',
    whyUnknown:
      'Die Administration hat überprüft, wer sie ist. Was sonst für sie spricht, ließ sich gerade nicht nachsehen.',
    since: 'Seit',
    domainProven: (date: string) =>
      `Die Website nannte die Wallet dieser Prüfstelle, als dieser Dienst zuletzt nachsah, am ${date}.`,
    domainAccredited: (date: string) => `Die Administration hat am ${date} festgestellt, dass die Website ihr gehört.`,
    accreditedBy: 'Akkreditiert von',
    administrator: (address: string, host: string) => `${address}, Administration von ${host}`,
  },
  templates: {
    title: 'Was sie bestätigt',
    none: 'Sie hat keine Vorlagen veröffentlicht und damit nicht gesagt, was sie bestätigt.',
    ended: 'Eine gesperrte Prüfstelle bestätigt nichts.',
  },
  history: {
    title: 'Verlauf',
    accredited: 'Akkreditiert als',
    suspended: 'Gesperrt',
    by: (address: string) => `von ${address}`,
  },
  details: {
    summary: 'Technische Details',
    key: 'Schlüssel für private Attribute',
    keyText: ({ number, until }: { number: number; until: string }) => `Nummer ${number}, bis ${until}`,
    noKey: 'Keiner',
    publicKey: 'Öffentliche Hälfte dieses Schlüssels',
    changes: 'Transaktionen ihres Verlaufs',
  },
  register: 'Alle Prüfstellen im Verzeichnis',
} as const
