import { quoteWords } from '@did/domain/proof/quote-words'
import { wallet } from '../wallet/connect.ts'

const haveAgreed = (count: number) =>
  count === 1 ? '1 Vertrauensperson hat zugestimmt' : `${count} Vertrauenspersonen haben zugestimmt`

const ofThose = (votes: number, threshold: number) =>
  `${votes} von ${threshold} nötigen Vertrauenspersonen ${votes === 1 ? 'hat' : 'haben'} zugestimmt.`

export const helpTexts = {
  title: 'Als Vertrauensperson helfen',
  broken: {
    title: 'Dieser Link ist unvollständig',
    text: 'Ein Teil fehlt. Bitten Sie die Person, noch einmal den ganzen Link zu senden.',
  },
  elsewhere: {
    title: 'Dieser Link gehört zu einem anderen Dienst',
    text: 'Öffnen Sie ihn unter der Adresse, die Sie von der Person haben.',
  },
  loading: 'Es wird geladen, worum Sie gebeten werden',
  failed: 'Der Dienst hat nichts über diese Identität gesagt. Bitte versuchen Sie es noch einmal.',
  who: {
    heading: 'Wem Sie helfen würden',
    named: (name: string) => `Angegebener Name: ${quoteWords(name)}.`,
    unnamed: 'Diese Seite kennt keinen Namen dafür. Vergleichen Sie die Adresse mit der in Ihrer Datei.',
  },
  what: {
    heading: 'Was Ihre Zustimmung bewirkt',
    byKey: 'Die Identität bekommt einen neuen Passkey, und die alten gelten nicht mehr.',
    byController: 'Ab dann handelt diese Adresse für die Identität:',
    warning:
      'Sie übergeben die Kontrolle über eine Identität. Wer Ihnen diesen Link gesendet hat, könnte eine fremde Person sein. Sprechen Sie zuerst mit der Person, am Telefon oder von Angesicht zu Angesicht.',
  },
  noGuardians: 'Diese Identität hat keine Vertrauenspersonen. Deshalb kann sie niemand wiederherstellen.',
  decided: {
    title: 'Genug Vertrauenspersonen haben schon zugestimmt',
    text: (date: string) =>
      `Die Wiederherstellung ist am ${date} bereit. Wenn alle Vertrauenspersonen zustimmen, kann sie niemand mehr stoppen. Ihre Stimme hilft also noch.`,
  },
  begin: {
    lead: 'Vertrauenspersonen können eine Identität einfrieren, das Einfrieren beenden oder eine Änderung stoppen. Sagen Sie hier, was Sie möchten, und senden Sie den Link an die Vertrauenspersonen.',
    whom: 'Um wen geht es?',
    address: 'Oder die Adresse der Identität eingeben',
    whomText: 'Öffnen Sie die Datei der Vertrauenspersonen. Wer sie nicht hat, gibt die Adresse der Identität ein.',
    what: 'Was sollen die Vertrauenspersonen tun?',
    hints: {
      freeze:
        'Der Schlüssel der Identität ist vielleicht gestohlen. In ihrem Namen lässt sich nichts tun, bis das Einfrieren endet.',
      unfreeze: 'Der Schlüssel ist wieder sicher, und die Identität kann sofort handeln.',
      veto: 'Eine Wiederherstellung, ein Umzug, das Ende eines Einfrierens oder ein Wechsel der Vertrauenspersonen wartet und darf nicht geschehen.',
    },
    newKey: 'Braucht jemand einen neuen Schlüssel?',
    toRecovery: 'Identität wiederherstellen',
    next: 'Link erstellen',
  },
  decision: {
    what: {
      freeze: 'Identität einfrieren',
      unfreeze: 'Einfrieren beenden',
      veto: 'Wartende Änderung stoppen',
    },
    effect: {
      freeze:
        'Sie sagen, dass der Schlüssel der Identität gestohlen ist: In ihrem Namen lässt sich nichts Neues eintragen, beweisen oder beantworten, bis das Einfrieren endet.',
      unfreeze: 'Sie sagen, dass der Schlüssel wieder sicher ist: Die Identität kann sofort handeln.',
    },
    stops: {
      recovery: (date: string) => `Die Wiederherstellung, die am ${date} bereit wäre, geschieht nicht.`,
      unanimous: (date: string) =>
        `Die Wiederherstellung, die am ${date} bereit wäre, geschieht nicht. Alle Vertrauenspersonen haben sie entschieden. Deshalb können sie nur alle gemeinsam stoppen.`,
      move: (date: string, to: string | null) =>
        `Die Identität zieht am ${date} nicht zu einer anderen Wallet um${to === null ? '' : ` (${to})`}.`,
      unfreeze: (date: string) => `Das Einfrieren endet nicht am ${date}.`,
      guardians: (date: string) =>
        `Die jetzigen Vertrauenspersonen bleiben: Der Wechsel, der bis zum ${date} wartet, geschieht nicht.`,
    },
    nothing: {
      frozen: (date: string) => `Die Identität ist seit dem ${date} eingefroren.`,
      'not-frozen': (_date: string) => 'Die Identität ist nicht eingefroren.',
      'nothing-waits': (_date: string) => 'Keine Änderung dieser Identität wartet.',
    },
    nothingToDo: 'Deshalb gibt es jetzt nichts zu entscheiden. Diese Seite sieht von selbst wieder nach.',
    warning: {
      freeze:
        'Wer Ihnen diesen Link gesendet hat, könnte eine fremde Person sein, die schaden möchte. Sprechen Sie nach Möglichkeit zuerst mit der Person.',
      unfreeze:
        'Darum würde auch bitten, wer den Schlüssel gestohlen hat. Sprechen Sie zuerst mit der Person, am Telefon oder von Angesicht zu Angesicht.',
      veto: 'Wer Ihnen diesen Link gesendet hat, könnte den Schlüssel gestohlen haben und die Änderung fürchten. Sprechen Sie zuerst mit der Person, am Telefon oder von Angesicht zu Angesicht.',
    },
    noGuardians: 'Diese Identität hat keine Vertrauenspersonen. Deshalb kann das niemand entscheiden.',
    again: 'Andere Adresse eingeben',
    sign: '2. Zustimmen',
    signText:
      'Sobald genug Vertrauenspersonen zugestimmt haben, geschieht es. Sie können Ihre Antwort nicht zurücknehmen: Ihre Signatur bleibt gültig, bis die Vertrauenspersonen etwas entscheiden oder die Identität andere Vertrauenspersonen hat.',
    onlyNow:
      'Ist die Identität später wieder eingefroren oder wartet eine andere Änderung, zählt diese Seite nur eine neue Antwort.',
    missing: 'Öffnen Sie zuerst die Datei.',
    send: {
      owner: 'Den Link an Ihre Vertrauenspersonen senden',
      guardian: 'Auch die anderen Vertrauenspersonen bitten',
      text: 'Jede öffnet ihn, liest, worum es geht, und bestätigt einmal. Der Link allein gibt niemandem etwas.',
      link: 'Link für die Vertrauenspersonen',
      copy: 'Link kopieren',
      copied: { title: 'Kopiert', description: 'Senden Sie den Link an die Vertrauenspersonen.' },
      copyFailed: {
        title: 'Nicht kopiert',
        description: 'Bitte markieren Sie den Link und kopieren Sie ihn selbst.',
      },
    },
  },
  file: {
    heading: '1. Die Datei der Vertrauenspersonen',
    text: 'Sie haben sie von der Person bekommen, als Sie Vertrauensperson wurden. Darin steht, wer die anderen sind.',
  },
  words: {
    heading: '2. Sechs Wörter vergleichen',
    text: 'Rufen Sie die Person an. Lesen Sie ihr diese Zahl vor, und lassen Sie sich sechs Wörter vorlesen.',
    number: 'Ihre Zahl',
    six: 'Die sechs Wörter',
    same: 'Die Person sagt dieselben sechs Wörter',
    voice: 'Ich kenne die Stimme der Person, oder ich sehe sie',
    stop: 'Wenn die Wörter abweichen, stimmen Sie nicht zu. Jemand hat den Link verändert.',
  },
  sign: {
    heading: '3. Zustimmen',
    text: 'Sobald genug Vertrauenspersonen zugestimmt haben, beginnt die Wiederherstellung. Sie können Ihre Antwort nicht zurücknehmen.',
    connect: 'Melden Sie sich mit der Wallet oder dem Passkey zu der Adresse an, die Sie der Person gegeben haben.',
    connectAction: `${wallet} verbinden`,
    notGuardian: (address: string) =>
      `Sie sind als ${address} verbunden. Das ist keine Vertrauensperson in dieser Datei. Bitte verbinden Sie sich mit der Adresse, die Sie der Person gegeben haben.`,
    missing: 'Öffnen Sie zuerst die Datei, und bestätigen Sie beide Sätze zu den sechs Wörtern.',
    agree: 'Ich stimme zu',
    agreeing: 'Bitte bestätigen …',
    declined: 'Sie haben nicht bestätigt. Nichts ist geschehen.',
    failed: 'Ihre Antwort ist nicht angekommen. Bitte versuchen Sie es noch einmal.',
  },
  done: {
    title: 'Vielen Dank',
    count: (votes: number, threshold: number) =>
      votes >= threshold
        ? `${haveAgreed(votes)}, das genügt. Die Wiederherstellung hat begonnen.`
        : ofThose(votes, threshold),
    countOfDecision: (votes: number, threshold: number) =>
      votes >= threshold
        ? `${haveAgreed(votes)}, das genügt. Es gilt innerhalb einer Minute.`
        : ofThose(votes, threshold),
    text: 'Sie können diese Seite schließen.',
  },
} as const
