import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const authorityTexts = {
  unnamedOrganization: 'Ihre Organisation',
  unnamedListed: 'Unter diesem Namen findet niemand Ihre Organisation.',
  nameIt: 'Den Namen der Organisation im Profil eingeben',
  heading: 'Prüfstelle',
  readOnlyTitle: 'Was Prüfstellen tun',
  readOnly:
    'Prüfstellen sind Organisationen, die Angaben prüfen und das Geprüfte signieren. Verbinden Sie eine Wallet, um eine zu werden.',
  signedOut: 'Melden Sie sich mit Ihrer Wallet an, um die Anfragen an Sie zu sehen.',
  notAuthorized: 'Noch keine Prüfstelle',
  appliedAgain: 'Sie haben einen neuen Antrag gestellt',
  notAuthorizedText:
    'Nur Prüfstellen können Anfragen bestätigen oder ablehnen. Tragen Sie Ihre Organisation ein, um Anfragen zu bekommen.',
  reviewedText:
    'Organisationen werden überprüft, bevor sie selbst prüfen können. Den Antrag stellen Sie in Ihrem Profil. Dort sehen Sie auch, wie es um ihn steht.',
  openProfile: 'Profil öffnen',
  requestStatus: 'Prüfstelle werden',
  requestingStatus: 'Wird gesendet …',
  profileFailed: 'Ihr Profil konnte nicht geladen werden.',
  statusFailed: { title: 'Fehler', description: 'Der Antrag, Prüfstelle zu werden, konnte nicht gesendet werden' },
  authorized: 'Eingetragene Prüfstelle',
  lookupLabel: 'Anfragen zu einer DID finden',
  lookupPlaceholder: 'Token-ID der DID',
  lookup: 'Suchen',
  lookupEmpty: 'Bitte geben Sie die Token-ID einer DID ein',
  lookupFailed: 'Die DID konnte nicht nachgeschlagen werden. Bitte versuchen Sie es noch einmal.',
  lookupOnChain: (tokenId: string, date: string) =>
    `Die DID mit der Token-ID ${tokenId} steht seit dem ${date} auf der Blockchain. Sie lässt sich nicht an eine andere Wallet weitergeben.`,
  lookupMoved: (controller: string, date: string) =>
    `Seit dem ${date} handelt eine andere Wallet, ${controller}, für die Person, der diese DID gehört.`,
  lookupStolen: (date: string) =>
    `Der Schlüssel zu dieser DID ist seit dem ${date} als gestohlen gemeldet. Bestätigen Sie jetzt nichts dafür.`,
  lookupNotOnChain: (tokenId: string) => `Auf der Blockchain steht keine DID mit der Token-ID ${tokenId}.`,
  lookupFound: (tokenId: string, count: number) =>
    count === 0
      ? `Keine Ihrer offenen Anfragen betrifft die DID mit der Token-ID ${tokenId}.`
      : plural(count, {
          one: `# offene Anfrage unten betrifft die DID mit der Token-ID ${tokenId}.`,
          other: `# offene Anfragen unten betreffen die DID mit der Token-ID ${tokenId}.`,
        }),
  pendingHeading: 'Offene Anfragen',
  empty: 'Keine offenen Anfragen',
  loadFailed: 'Die Anfragen an Sie konnten nicht geladen werden.',
  did: (tokenId: string) => `DID: #${tokenId}`,
  from: (username: string) => `Von ${quoteWords(username)}`,
  requested: (date: string) => `Angefragt am ${date}`,
  approve: 'Bestätigen',
  reject: 'Ablehnen',
  rejectTitle: 'Diese Anfrage ablehnen?',
  rejectText: (title: string, username: string) =>
    `${quoteWords(username)} erfährt sofort, dass ${quoteWords(title)} nicht bestätigt wurde.`,
  reason: 'Grund (optional)',
  reasonHint: 'Die anfragende Person sieht ihn.',
  rejecting: 'Wird abgelehnt …',
  rejected: { title: 'Anfrage abgelehnt', description: 'Die anfragende Person wurde benachrichtigt.' },
  decideFailed: (status: 'approved' | 'rejected') => ({
    title: 'Fehler',
    description:
      status === 'approved' ? 'Die Anfrage konnte nicht bestätigt werden' : 'Die Anfrage konnte nicht abgelehnt werden',
  }),
  alreadyDecided: { title: 'Fehler', description: 'Über diese Anfrage ist schon entschieden.' },
} as const
