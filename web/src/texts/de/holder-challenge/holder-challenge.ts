import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { quoteWords } from '@did/domain/proof/quote-words'
import { writeDuration } from '@did/domain/texts/de/durations'

const byMail = writeDuration(holderChallengeSeconds.day * 1000)

export const holderChallengeOfferTexts = {
  ask: 'Beweisen lassen, wem es gehört',
  hint: 'Die Person scannt einen Code mit ihrem eigenen Gerät. Sie brauchen kein Konto.',
  say: 'Sagen, wer fragt und warum, oder per E-Mail fragen',
  asker: 'Ihr Name (optional)',
  reason: 'Warum Sie fragen (optional)',
  sayHint: 'Die Person liest beides als Ihre eigenen Worte, die niemand geprüft hat.',
  byMail: 'Ich sende die Frage per E-Mail',
  byMailHint: `Antworten geht dann innerhalb von ${byMail}. Bei der Antwort steht, wie alt sie ist.`,
  begin: 'Fragen',
  words:
    'Auf dem anderen Bildschirm stehen auch diese zwei Wörter. Lassen Sie sie sich vorlesen, oder vergleichen Sie die Bildschirme:',
  heading: 'Beweisen lassen, wem es gehört',
  text: 'Die Person scannt diesen Code oder öffnet den Link und bestätigt einmal mit ihrer Wallet oder ihrem Passkey.',
  mailText: `Senden Sie diesen Link an die Person. Sie kann innerhalb von ${byMail} mit ihrer Wallet oder ihrem Passkey bestätigen. Öffnen Sie den Link dieses Nachweises in diesem Browser noch einmal, um die Antwort zu lesen.`,
  byTheirClock: 'Das ist die Zeit nach der Uhr der Person.',
  qrAlt: 'Code für den Beweis, wem der Nachweis gehört',
  copy: 'Link kopieren',
  waiting: (left: string) => `Wartet auf die Antwort … noch ${left}`,
  starting: 'Frage wird vorbereitet …',
  failed: 'Die Frage konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  unreachable: 'Der Dienst antwortet gerade nicht. Diese Seite versucht es weiter.',
  again: 'Noch einmal fragen',
  cancel: 'Abbrechen',
  ago: (seconds: number) =>
    seconds < 5
      ? 'gerade eben'
      : seconds < 60
        ? `vor ${seconds} Sekunden`
        : seconds < 3600
          ? `vor ${Math.floor(seconds / 60)} Min.`
          : `vor ${Math.floor(seconds / 3600)} Std.`,
} as const

export const proveTexts = {
  title: 'Beweisen, dass ein Nachweis Ihnen gehört',
  loading: 'Frage wird geöffnet',
  failed: 'Die Frage konnte nicht geladen werden.',
  broken: {
    title: 'Dieser Link ist unvollständig',
    text: 'Scannen Sie den Code noch einmal, oder öffnen Sie den ganzen Link.',
  },
  gone: {
    title: 'Diese Frage ist abgelaufen',
    text: 'Die Zeit ist um, oder jemand hat sie schon beantwortet. Bitten Sie um einen neuen Code.',
  },
  whoAsks: 'Wer fragt',
  somebody: (host: string) => `Jemand auf ${host}, nicht überprüft`,
  callsItself: (name: string) => `Angegebener Name: ${quoteWords(name)}. Niemand hat ihn geprüft.`,
  reason: (reason: string) => `Angegebener Grund: ${quoteWords(reason)}. Niemand hat ihn geprüft.`,
  words:
    'Diese zwei Wörter stehen auf dem Bildschirm der Person, die fragt. Vergleichen Sie sie mit den Augen oder im Gespräch:',
  relay:
    'Antworten Sie nur, wenn Sie bei der Person sind, die fragt, oder gerade mit ihr sprechen. Wer Ihnen diesen Code weitergegeben hat, könnte Ihre Antwort als die eigene ausgeben.',
  mailRelay:
    'Antworten Sie nur, wenn Sie diese Frage von der Person erwartet haben, die Ihnen den Link gesendet hat. Wer ihn an Sie weitergegeben hat, könnte Ihre Antwort als die eigene ausgeben.',
  notAsked: 'Nein, darum habe ich nicht gebeten',
  denying: 'Wird gesendet …',
  denied: {
    title: 'Nichts wurde bestätigt',
    text: 'Die Person, die gefragt hat, erfährt, dass Sie nicht darum gebeten haben. Sie können diese Seite schließen.',
  },
  credential: 'Für welchen Nachweis',
  confirmedBy: (verifier: string, day: string | null) => `Bestätigt von ${verifier}${day === null ? '' : ` am ${day}`}`,
  what: 'Wer fragt, weiß dann, dass Sie über diesen Nachweis verfügen. Mehr erfährt niemand.',
  connect: 'Verbinden Sie die Wallet mit diesem Nachweis, oder kommen Sie mit dem Passkey herein, zu dem er gehört.',
  connectAction: 'MetaMask verbinden',
  wrongWallet: (needed: string, connected: string) =>
    `Dieser Nachweis gehört zu ${needed}. Verbunden sind Sie als ${connected}. Wechseln Sie das Konto in Ihrer Wallet, oder nehmen Sie einen anderen Passkey.`,
  chainSilent: 'Wem dieser Nachweis gehört, ließ sich nicht nachsehen.',
  frozen:
    'Ein Schlüssel dieser Identität ist als gestohlen gemeldet. Solange sie eingefroren ist, kann niemand für sie antworten.',
  answer: 'Ja, er gehört mir',
  answering: 'Mit Wallet oder Passkey bestätigen …',
  declined: 'Sie haben abgelehnt. Nichts wurde gesendet.',
  notSent: 'Die Antwort konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
  sent: {
    title: 'Beantwortet',
    text: 'Auf der anderen Seite steht jetzt, dass Sie über diesen Nachweis verfügen. Sie können diese hier schließen.',
  },
} as const
