import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { writeDuration } from '@did/domain/texts/de/durations'
import { type ErrorText, wallet } from '../../error-text.ts'
import { passkeysTexts } from './passkeys.ts'

export const addDeviceTexts = {
  open: 'Gerät hinzufügen',
  how: 'Ihr anderes Handy oder Ihr Computer erstellt einen eigenen Passkey. Hier brauchen Sie weder Kabel noch Kamera.',
  title: 'Gerät hinzufügen',
  lead: 'Ihr anderes Handy oder Ihr Computer erstellt einen eigenen Passkey, und Sie bestätigen ihn hier.',
  starting: 'Code wird erstellt',
  scan: 'Scannen Sie diesen Code mit Ihrem anderen Gerät.',
  qrAlt: 'Code, der diesen Dienst auf Ihrem anderen Gerät öffnet',
  type: (address: string) => `Oder öffnen Sie dort ${address} und geben Sie ein:`,
  copy: 'Link kopieren',
  copied: { title: 'Link kopiert', description: 'Senden Sie ihn nur an sich selbst.' },
  copyFailed: {
    title: 'Kopieren fehlgeschlagen',
    description: 'Ihr Browser hat es nicht erlaubt. Geben Sie stattdessen den Code ein.',
  },
  waiting: (time: string) => `Wartet auf Ihr anderes Gerät. Der Code gilt noch ${time} Minuten.`,
  unreachable: 'Der Dienst antwortet im Moment nicht. Diese Seite fragt weiter.',
  harmless:
    'Wer diesen Code hat, kann höchstens einen Schlüssel anbieten. Ein Schlüssel öffnet nichts, bis Sie sechs Wörter verglichen und ihn hier bestätigt haben.',
  offered: {
    question: 'Zeigt Ihr anderes Gerät diese Wörter?',
    text: 'Ein Gerät bietet seinen Passkey an. Bestätigen Sie nur, wenn auf dem Bildschirm Ihres anderen Geräts dieselben sechs Wörter stehen.',
    words: 'Sechs Wörter des angebotenen Schlüssels',
    yes: 'Die Wörter stimmen überein',
    adding: passkeysTexts.adding,
    no: 'Nicht bestätigen',
  },
  added: {
    title: 'Gerät hinzugefügt',
    text: 'Ihr anderes Gerät kann sich jetzt anmelden. Sein Passkey gilt auch, wenn dieses Gerät verloren geht.',
    done: 'Fertig',
  },
  declined: {
    title: 'Nichts wurde hinzugefügt',
    text: 'Der angebotene Schlüssel öffnet nichts. Wenn jemand anderes Ihren Code hat, erstellen Sie einen neuen und zeigen Sie ihn niemandem.',
  },
  over: {
    title: 'Der Code ist abgelaufen',
    text: `Innerhalb von ${writeDuration(maximumKeyInvitation.lifetimeMs)} hat kein Gerät einen Schlüssel angeboten.`,
  },
  broken: {
    title: 'Der angebotene Schlüssel ist nicht lesbar',
    text: 'Er öffnet nichts. Bitte erstellen Sie einen neuen Code.',
  },
  failed: 'Der Code konnte nicht erstellt werden.',
  again: 'Neuen Code erstellen',
} as const

export const addKeyTexts = {
  title: 'Dieses Gerät hinzufügen',
  lead: 'Sie sind auf einem anderen Gerät angemeldet. Dieses Gerät erstellt einen eigenen Passkey, und das andere bestätigt ihn.',
  type: {
    label: 'Code von Ihrem anderen Gerät',
    hint: (characters: number) =>
      `Öffnen Sie auf dem anderen Gerät Ihr Profil, und wählen Sie „${addDeviceTexts.open}“. Der Code hat ${characters} Buchstaben und Ziffern.`,
    wrong: 'Das ist kein vollständiger Code. Bitte vergleichen Sie ihn mit dem auf Ihrem anderen Gerät.',
    submit: 'Fortfahren',
  },
  loading: 'Ihr anderes Gerät wird gesucht',
  loadFailed: 'Der Code konnte nicht geprüft werden.',
  otherCode: 'Anderen Code eingeben',
  found: {
    question: 'Dieses Gerät zu Ihrer Identität hinzufügen?',
    text: 'Es öffnet dann die Identität, die Ihr anderes Gerät ganz oben zeigt:',
    check:
      'Machen Sie nur weiter, wenn Sie diesen Code selbst erstellt haben. Mit dem Code einer anderen Person würden Sie deren Identität benutzen.',
    harmless:
      'Wer diesen Code hat, kann höchstens einen Schlüssel anbieten. Ein Schlüssel öffnet nichts, bis Sie sechs Wörter verglichen und ihn auf Ihrem anderen Gerät bestätigt haben.',
    make: 'Passkey auf diesem Gerät erstellen',
    making: passkeysTexts.adding,
  },
  alreadyHere: 'Dieses Gerät hat schon einen Passkey dieser Identität. Sie können sich damit anmelden.',
  words: {
    question: 'Vergleichen Sie diese Wörter',
    text: 'Ihr anderes Gerät fragt, ob es diese sechs Wörter sieht. Bestätigen Sie dort, wenn sie übereinstimmen.',
    label: 'Sechs Wörter des Schlüssels dieses Geräts',
    differ: `Weichen die Wörter ab, wählen Sie dort „${addDeviceTexts.offered.no}“: Jemand anderes hat einen Schlüssel angeboten.`,
    waiting: 'Wartet auf Ihr anderes Gerät …',
  },
  added: {
    title: 'Dieses Gerät ist hinzugefügt',
    text: 'Sein Passkey öffnet ab jetzt Ihre Identität.',
    vault:
      'Wenn Sie private Attribute haben, öffnen Sie sie hier einmal mit Ihrem Wiederherstellungscode. Fügen Sie dann diesen Passkey in Ihrem Profil unter „Private Attribute“ hinzu.',
    signIn: 'Auf diesem Gerät anmelden',
    signingIn: passkeysTexts.adding,
  },
  gone: {
    title: 'Dieser Code ist abgelaufen',
    text: `Er endete nach ${writeDuration(maximumKeyInvitation.lifetimeMs)}, oder er wurde ersetzt, oder ein Zeichen ist falsch. Bitte erstellen Sie auf Ihrem anderen Gerät einen neuen Code.`,
  },
  used: {
    title: 'Ein anderes Gerät hat diesen Code benutzt',
    text: `Wenn Sie das nicht waren, wählen Sie auf Ihrem anderen Gerät „${addDeviceTexts.offered.no}“, und erstellen Sie dort einen neuen Code.`,
  },
  declined: {
    title: 'Ihr anderes Gerät hat nicht bestätigt',
    text: 'Nichts wurde hinzugefügt. Wenn dieses Gerät einen Passkey erstellt hat, öffnet er nichts. Sie können ihn in den Einstellungen dieses Geräts löschen.',
  },
  broken: {
    title: 'Dieser Code ist nicht lesbar',
    text: 'Bitte erstellen Sie auf Ihrem anderen Gerät einen neuen Code.',
  },
} as const

export const addDeviceErrorTexts = {
  'key-invitation-over': wallet(addKeyTexts.gone.text),
  'key-invitation-used': wallet(`${addKeyTexts.used.title}. ${addKeyTexts.used.text}`),
  'key-invitation-taken': wallet(addDeviceTexts.failed),
} satisfies Record<string, ErrorText>
