import { wallet } from '../wallet/connect.ts'

const people = (count: number) => (count === 1 ? '1 Vertrauensperson' : `${count} Vertrauenspersonen`)
const have = (count: number) => (count === 1 ? 'hat' : 'haben')
const must = (count: number) => (count === 1 ? 'muss' : 'müssen')

export const recoverTexts = {
  title: 'Identität wiederherstellen',
  asGuardian: 'Sind Sie Vertrauensperson? Identität einfrieren oder Änderung stoppen',
  lead: 'Ihre Vertrauenspersonen können Ihrer Identität einen neuen Schlüssel geben. Sie brauchen dafür weder Konto noch altes Gerät.',
  stepOf: (step: number, count: number) => `Schritt ${step} von ${count}`,
  again: 'Neu beginnen',
  againText:
    'Wenn Sie neu beginnen, vergisst dieser Browser diese Anfrage. Ihre Vertrauenspersonen müssen dann einer neuen zustimmen.',
  identity: {
    question: 'Welche Identität haben Sie verloren?',
    text: 'Öffnen Sie die Datei, die Ihre Vertrauenspersonen von Ihnen haben. Wenn Sie sie nicht haben, fragen Sie eine davon nach der Adresse Ihrer Identität.',
    address: 'Oder die Adresse Ihrer Identität eingeben',
    addressFault: 'Das ist keine Adresse. Eine Adresse beginnt mit 0x und hat 42 Zeichen.',
    next: 'Weiter',
    looking: 'Wird gesucht …',
    noGuardians:
      'Diese Identität hat keine Vertrauenspersonen. Niemand kann ihr einen neuen Schlüssel geben. Ist es die richtige Adresse?',
    failed:
      'Weder der Dienst noch die Blockchain hat etwas über diese Identität gesagt. Bitte versuchen Sie es noch einmal.',
  },
  target: {
    question: 'Womit öffnen Sie sie ab jetzt?',
    byKey: 'Mit einem neuen Passkey dieses Geräts. Ihre Identität behält ihre Adresse, und alles bleibt, wie es ist.',
    createKey: 'Neuen Passkey erstellen',
    creating: 'Ihr Gerät fragt Sie …',
    orWallet: 'Lieber eine Wallet nehmen',
    orKey: 'Lieber einen Passkey nehmen',
    byWallet: `Mit einer anderen Wallet oder einem Passkey. Dieser Schlüssel handelt dann für Ihre Identität, und alles bleibt, wie es ist. Wenn Sie hier noch keinen Passkey haben, wählen Sie „Neue Identität erstellen“: Das ergibt den neuen Schlüssel für Ihre alte Identität.`,
    connect: `${wallet} verbinden`,
    use: (address: string) => `${address} nehmen`,
    useText: 'Mit dieser Wallet oder diesem Passkey sind Sie jetzt verbunden:',
    isInCharge: 'Diese Wallet steuert die Identität schon. Sie können sich damit anmelden.',
  },
  help: {
    question: 'Bitten Sie Ihre Vertrauenspersonen um Hilfe',
    text: 'Senden Sie jeder von ihnen diesen Link, und rufen Sie an. Der Link allein gibt niemandem etwas.',
    link: 'Link für Ihre Vertrauenspersonen',
    copy: 'Link kopieren',
    copied: { title: 'Kopiert', description: 'Senden Sie den Link an jede Ihrer Vertrauenspersonen.' },
    copyFailed: { title: 'Nicht kopiert', description: 'Bitte markieren Sie den Link und kopieren Sie ihn selbst.' },
    call: 'Am Telefon liest Ihre Vertrauensperson Ihnen eine Zahl vor. Geben Sie sie hier ein, und lesen Sie sechs Wörter zurück.',
    number: 'Die Zahl, die Ihre Vertrauensperson vorliest',
    numberHint: 'Sechs Ziffern',
    words: 'Sie sehen beide diese sechs Wörter:',
    others: 'Auch die anderen Vertrauenspersonen bitten',
    othersText:
      'Wenn alle zustimmen, kann niemand die Wiederherstellung mehr stoppen, auch nicht, wer Ihren alten Schlüssel hat. Die Wartezeit beginnt dann von vorn.',
    differ:
      'Wenn Ihre Vertrauensperson andere Wörter sieht, hat jemand den Link verändert. Hören Sie dann auf, und senden Sie ihn noch einmal auf einem anderen Weg.',
  },
  wait: {
    waiting: 'Ihre Vertrauenspersonen haben noch nicht zugestimmt',
    waitingOf: (threshold: number, count: number) => `${threshold} von ${people(count)} ${must(threshold)} zustimmen.`,
    votesOf: (votes: number, count: number) =>
      votes === 0 ? 'Bisher hat niemand zugestimmt.' : `Bisher ${have(votes)} ${votes} von ${count} zugestimmt.`,
    votes: (votes: number, threshold: number) =>
      `Bisher ${have(votes)} ${people(votes)} zugestimmt, und ${threshold} ${must(threshold)} zustimmen.`,
    noVotes: 'Bisher hat niemand zugestimmt.',
    waitingText:
      'Diese Seite sieht von selbst wieder nach. Sie können sie schließen und in diesem Browser wiederkommen.',
    other: {
      title: 'Eine andere Wiederherstellung dieser Identität wartet',
      text: 'Sie nennt einen anderen Schlüssel als Ihren. Wenn Sie nicht darum gebeten haben, rufen Sie jetzt Ihre Vertrauenspersonen an.',
    },
    agreed: 'Ihre Vertrauenspersonen haben zugestimmt',
    ready: (date: string) => `Bereit am ${date}`,
    readyText: 'Bis dahin kann sie stoppen, wer den alten Schlüssel hat. Kommen Sie in diesem Browser wieder.',
    readyOfAllText:
      'Alle haben zugestimmt. Deshalb kann niemand sie mit dem alten Schlüssel stoppen. Kommen Sie in diesem Browser wieder.',
    now: 'Ihr neuer Schlüssel ist bereit',
    nowText: 'Noch ein Schritt, dann gehört Ihre Identität wieder Ihnen.',
    finish: 'Abschließen',
    finishing: 'Wird abgeschlossen …',
    finishingText: 'Die Blockchain trägt es ein. Das kann eine Minute dauern.',
  },
  done: {
    title: 'Ihre Identität gehört wieder Ihnen',
    text: 'Ihr neuer Schlüssel steuert sie. Der alte kann nichts mehr tun. Ihre Vertrauenspersonen bleiben dieselben.',
    resolvers:
      'Programme anderer Anbieter, die Ihre did:ethr lesen, sehen weiter den alten Schlüssel. Ändern könnte das nur der alte Schlüssel, eine Wiederherstellung also nicht.',
    verifiers:
      'Sind Sie eine Prüfstelle? Ihr Status bleibt beim alten Schlüssel. Bitten Sie die Administration, die Prüfstelle ab dem Moment zu sperren, in dem Sie jenen Schlüssel verloren haben. Melden Sie sich dann für Ihre neue Adresse an, und stellen Sie einen neuen Antrag.',
    signIn: 'Anmelden',
    toProfile: 'Zum Profil',
  },
  wrongSigner: (address: string) =>
    `Bitte verbinden Sie ${address}. Diese Adresse haben Ihre Vertrauenspersonen mit Ihnen gewählt.`,
} as const
