import type {
  ClaimVerified,
  ControlUpdate,
  Notification,
  RevocationUpdate,
  ShareOpened,
  VerificationUpdate,
  VerifierUpdate,
} from '../../account/notification.ts'
import { quoteWords } from '../../proof/quote-words.ts'
import { shortenAddress } from '../../shorten-address.ts'
import { error, info, type NotificationText, success, warning } from '../notification-text.ts'
import { shortDate, utcDate } from './days.ts'
import { proofTypeName } from './proof/proof-type-names.ts'

export function describeNotification(data: Notification['data']): NotificationText {
  if ('organization' in data) return describeVerifierUpdate(data)
  if ('withdrawal' in data) return describeRevocationUpdate(data)
  if ('shareId' in data) return describeShareOpened(data)
  if ('control' in data) return describeControlUpdate(data)
  return 'claimTitle' in data ? describeVerificationUpdate(data) : describeClaimVerified(data)
}

export function describeVerificationUpdate(update: VerificationUpdate): NotificationText {
  if (update.ended) return describeEnded(update.ended, update.claimTitle)
  if (update.question) return describeQuestion(update.question, update.claimTitle)
  const { claimTitle } = update
  switch (update.status) {
    case 'approved':
      return success('Angabe bestätigt', `Die Prüfstelle hat ${quoteWords(claimTitle)} bestätigt`)
    case 'rejected':
      return error('Anfrage abgelehnt', `Die Anfrage zu ${quoteWords(claimTitle)} wurde abgelehnt`)
    default:
      return info('Prüfung angefragt', `Die Anfrage zu ${quoteWords(claimTitle)} steht noch aus`)
  }
}

export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  if (claim.endsOn !== undefined) return describeEnding(claim.title, claim.endsOn)
  if (claim.revocation && claim.isVerified) return describeEarlierRevoked(claim)
  const level = claim.verificationLevel ? ` (Art der Prüfung: ${proofTypeName(claim.verificationLevel)})` : ''
  return claim.isVerified
    ? success('Angabe geprüft', `Ihre Angabe ${quoteWords(claim.title)} ist jetzt geprüft${level}`)
    : warning('Angabe nicht mehr geprüft', `Ihre Angabe ${quoteWords(claim.title)} gilt nicht mehr als geprüft${level}`)
}

export function describeVerifierUpdate({ status, organization, reason }: VerifierUpdate): NotificationText {
  const because = reason ? `: ${quoteWords(reason)}` : ''
  switch (status) {
    case 'applied':
      return info('Ein Antrag wartet', `${quoteWords(organization)} möchte als Prüfstelle akkreditiert werden`)
    case 'asked':
      return warning(
        'Eine Frage zu Ihrem Antrag',
        `Die Administration hat eine Frage zu ${quoteWords(organization)}${because}`,
      )
    case 'answered':
      return info(
        'Antrag geändert',
        `${quoteWords(organization)} hat den Antrag geändert und damit auf Ihre Frage geantwortet`,
      )
    case 'approved':
      return success(
        'Sie sind jetzt eine akkreditierte Prüfstelle',
        `${quoteWords(organization)} wurde überprüft und akkreditiert`,
      )
    case 'refused':
      return error('Antrag abgelehnt', `Der Antrag von ${quoteWords(organization)} wurde abgelehnt${because}`)
    case 'suspended':
      return error(
        'Akkreditierung gesperrt',
        `Die Akkreditierung von ${quoteWords(organization)} wurde gesperrt${because}`,
      )
  }
}

export function describeRevocationUpdate({ title }: RevocationUpdate): NotificationText {
  return warning(
    'Zurückziehen nicht auf der Blockchain',
    `Sie haben die Bestätigung von ${quoteWords(title)} zurückgezogen. Hier gilt das, aber die Blockchain hat es abgelehnt, als wir es gesendet haben. Sie können es selbst senden.`,
  )
}

export function describeShareOpened({ title, label }: ShareOpened): NotificationText {
  const link = label === null ? 'Ihr Link' : `Ihr Link für ${quoteWords(label)}`
  return info('Link geöffnet', `${link} zu ${quoteWords(title)} wurde zum ersten Mal geöffnet`)
}

export function describeControlUpdate(update: ControlUpdate): NotificationText {
  switch (update.control) {
    case 'changed':
      return warning('Jemand anderes handelt für Ihre Identität', describeNewController(update))
    case 'recovery-started':
      return error(
        'Wiederherstellung begonnen',
        `Ihre Vertrauenspersonen haben eine Wiederherstellung begonnen. ${describeVeto(update)}`,
      )
    case 'move-started':
      return warning(
        'Umzug begonnen',
        `Sie möchten mit dieser Identität in eine andere Wallet umziehen. ${describeVeto(update)}`,
      )
    case 'frozen':
      return error(
        'Identität eingefroren',
        'Der Schlüssel dieser Identität wurde als gestohlen gemeldet. Solange sie eingefroren ist, kann niemand für sie handeln.',
      )
    case 'unfreeze-requested':
      return error(
        'Das Einfrieren endet bald',
        `Jemand mit Ihrem Schlüssel möchte, dass diese Identität nicht länger eingefroren ist. ${describeVeto(update)}`,
      )
    case 'guardians-changing':
      return error(
        'Ihre Vertrauenspersonen ändern sich bald',
        `Jemand mit Ihrem Schlüssel hat Ihre Vertrauenspersonen geändert. Die Änderung gilt ab ${utcDate(update.readyAt ?? '')}. Wenn Sie das nicht waren, frieren Sie Ihre Identität ein.`,
      )
    case 'key-added':
      return error(
        'Passkey hinzugefügt',
        'Ein weiterer Passkey öffnet jetzt diese Identität. Wenn Sie ihn nicht hinzugefügt haben, entfernen Sie ihn in Ihrem Profil und frieren Sie Ihre Identität ein.',
      )
  }
}

function describeNewController({ controller, byRecovery }: ControlUpdate): string {
  if (controller !== null) {
    const how = byRecovery ? 'nach einer Wiederherstellung' : 'nach einem Umzug, den Sie signiert haben'
    return `Jetzt handelt eine andere Wallet für diese Identität: ${shortenAddress(controller)}, ${how}.`
  }
  if (byRecovery) return 'Ihre Vertrauenspersonen haben einen anderen Schlüssel für diese Identität eingesetzt.'
  return 'Die eigene Wallet dieser Identität handelt wieder für sie, nach einem Umzug, den Sie signiert haben.'
}

function describeVeto({ canVeto, readyAt }: ControlUpdate): string {
  const day = utcDate(readyAt ?? '')
  if (canVeto) return `Stoppen können Sie das bis ${day}.`
  return `Alle haben zugestimmt, deshalb können Sie das nicht stoppen. Ausführen lässt es sich ab ${day}.`
}

function describeEarlierRevoked({ title }: ClaimVerified): NotificationText {
  return warning(
    'Frühere Bestätigung zurückgezogen',
    `Eine frühere Bestätigung von ${quoteWords(title)} wurde zurückgezogen`,
  )
}

function describeEnding(title: string, endsOn: string): NotificationText {
  return warning(
    'Bestätigung läuft bald ab',
    `Die Bestätigung von ${quoteWords(title)} läuft am ${shortDate(endsOn)} ab. Erneuern Sie sie, damit sie gültig bleibt.`,
  )
}

function describeEnded(ended: NonNullable<VerificationUpdate['ended']>, claimTitle: string): NotificationText {
  const title = 'Anfrage beendet'
  if (ended === 'taken-back')
    return info(
      'Anfrage zurückgenommen',
      `Die Anfrage zu ${quoteWords(claimTitle)} wurde von der Person zurückgenommen, der die Angabe gehört.`,
    )
  if (ended === 'owner-left')
    return info(
      title,
      'Jemand hat bei Ihnen angefragt und inzwischen das Konto geschlossen. Damit ist die Anfrage beendet.',
    )
  return warning(
    title,
    `Die Prüfstelle, bei der Sie wegen ${quoteWords(claimTitle)} angefragt haben, hat ihr Konto geschlossen.`,
  )
}

function describeQuestion(question: NonNullable<VerificationUpdate['question']>, claimTitle: string): NotificationText {
  if (question === 'answered')
    return info('Frage beantwortet', `Ihre Frage zu ${quoteWords(claimTitle)} wurde beantwortet`)
  return warning(
    'Eine Prüfstelle hat eine Frage',
    `Die Prüfstelle möchte etwas wissen, bevor sie über ${quoteWords(claimTitle)} entscheidet. Bitte antworten Sie.`,
  )
}
