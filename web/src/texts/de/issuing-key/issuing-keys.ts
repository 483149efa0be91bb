export const issuingKeyTexts = {
  heading: 'Schlüssel für fremde Wallets',
  intro:
    'Was Sie bestätigen, lässt sich auch in Wallets anderer Anbieter übernehmen. Manche Wallets verlangen dafür eine Signatur mit einem Schlüssel von Ihnen. Ihre Wallet macht ihn auf der Blockchain bekannt, wo ihn alle finden. Wer prüft, sieht, ob Sie akkreditiert sind.',
  loading: 'Ihre Schlüssel werden gelesen',
  failed: 'Ihre Schlüssel konnten nicht gelesen werden.',
  unknownRegistry: 'Dieser Dienst kennt den Vertrag nicht, auf dem Schlüssel bekannt gemacht werden.',
  needsAccreditation:
    'Ohne eigene Wallet können Sie einen Schlüssel bekannt machen, sobald Sie akkreditiert sind: Dann zahlt dieser Dienst.',
  custody: {
    legend: 'Wer bewahrt den Schlüssel auf?',
    another: 'Weiterer Schlüssel: Wer bewahrt ihn auf?',
    service: {
      label: 'Dieser Dienst',
      hint: 'Nachweise werden sofort signiert, auch wenn Sie nicht da sind. Jeder Nachweis enthält die Bestätigung Ihrer Wallet. Der Dienst kann mit dem Schlüssel also nichts erfinden.',
      kept: 'Schlüssel bei diesem Dienst',
    },
    browser: {
      label: 'Dieser Browser',
      hint: 'Sonst kann niemand mit dem Schlüssel signieren. Wer einen Nachweis haben möchte, wartet, bis Sie hier mit diesem Browser angemeldet sind. Wer die Daten dieses Browsers löscht, verliert den Schlüssel.',
      kept: 'Schlüssel in einem Browser',
    },
    unsupported: 'Dieser Browser kann keinen solchen Schlüssel aufbewahren.',
  },
  make: {
    action: 'Schlüssel erstellen',
    title: 'Schlüssel bekannt machen',
    success: 'Ihren Schlüssel finden ab jetzt alle.',
    saved: 'Der Schlüssel ist erstellt. Bekannt machen können Sie ihn später.',
    done: {
      title: 'Schlüssel bekannt gemacht',
      description: 'Was Sie bestätigen, lässt sich jetzt in mehr Wallets übernehmen.',
    },
  },
  announce: 'Bekannt machen',
  state: {
    waiting: 'Ihre Wallet hat den Schlüssel noch nicht bekannt gemacht',
    active: (day: string) => `Gilt bis ${day}`,
    expired: 'Abgelaufen',
    'taken-back': 'Zurückgezogen',
  },
  stopped: 'Wird hier nicht mehr benutzt, gilt aber anderswo noch',
  elsewhere: 'Dieser Schlüssel liegt in einem anderen Browser',
  waitsElsewhere:
    'Dieser Schlüssel liegt in einem anderen Browser. Machen Sie ihn dort bekannt. Wenn nicht Sie ihn erstellt haben, ziehen Sie ihn zurück.',
  revocation: {
    action: 'Zurückziehen …',
    warning: 'Alles, was mit diesem Schlüssel signiert ist, zählt dann nirgends mehr, und das endgültig.',
    confirm: 'Schlüssel zurückziehen',
    keep: 'Schlüssel behalten',
    title: 'Schlüssel zurückziehen',
    success: 'Der Schlüssel gilt nirgends mehr.',
    saved: 'Der Schlüssel wird hier nicht mehr benutzt. Anderswo gilt er, bis Ihre Wallet ihn zurückgezogen hat.',
    done: { title: 'Schlüssel zurückgezogen', description: 'Nichts, was damit signiert ist, zählt noch.' },
  },
  signed: (count: number) => ({
    title: count === 1 ? 'Nachweis signiert' : `${count} Nachweise signiert`,
    description: 'Wartende Wallets bekommen jetzt, worauf sie warten.',
  }),
  refused:
    'Ein Nachweis, der auf Ihre Signatur wartet, weicht von dem ab, was Sie bestätigt haben. Dieser Browser hat ihn nicht signiert.',
  later: (count: number) =>
    `${count === 1 ? 'Ein Nachweis konnte' : `${count} Nachweise konnten`} noch nicht signiert werden. Diese Seite versucht es von selbst noch einmal.`,
  unsigned: (count: number) =>
    `${count === 1 ? 'Ein Nachweis konnte' : `${count} Nachweise konnten`} nicht signiert werden. Die anderen warten deshalb nicht. Laden Sie diese Seite neu, um es noch einmal zu versuchen. Erscheint dieser Hinweis wieder, schreiben Sie bitte dem Betreiber über die Kontaktseite.`,
} as const
