import type {
  ClaimVerified,
  ControlUpdate,
  Notification,
  NotificationType,
  RevocationUpdate,
  ShareOpened,
  VerificationUpdate,
  VerifierUpdate,
} from '../../account/notification.ts'
import { shortenAddress } from '../../display.ts'
import { quoteWords } from '../../proof/quote-words.ts'
import { shortDate, utcDate } from './dates.ts'
import { proofTypeName } from './proof/proof-type-names.ts'

type NotificationText = { type: NotificationType; title: string; message: string }

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
      return {
        type: 'success',
        title: 'Angabe bestätigt',
        message: `Die Prüfstelle hat ${quoteWords(claimTitle)} bestätigt`,
      }
    case 'rejected':
      return {
        type: 'error',
        title: 'Anfrage abgelehnt',
        message: `Die Anfrage zu ${quoteWords(claimTitle)} wurde abgelehnt`,
      }
    default:
      return {
        type: 'info',
        title: 'Prüfung angefragt',
        message: `Die Anfrage zu ${quoteWords(claimTitle)} steht noch aus`,
      }
  }
}

export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  if (claim.endsOn !== undefined) return describeEnding(claim.title, claim.endsOn)
  if (claim.revocation && claim.isVerified) return describeEarlierRevoked(claim)
  const level = claim.verificationLevel ? ` (Art der Prüfung: ${proofTypeName(claim.verificationLevel)})` : ''
  return claim.isVerified
    ? {
        type: 'success',
        title: 'Angabe geprüft',
        message: `Ihre Angabe ${quoteWords(claim.title)} ist jetzt geprüft${level}`,
      }
    : {
        type: 'warning',
        title: 'Angabe nicht mehr geprüft',
        message: `Ihre Angabe ${quoteWords(claim.title)} gilt nicht mehr als geprüft${level}`,
      }
}

export function describeVerifierUpdate({ status, organization, reason }: VerifierUpdate): NotificationText {
  const because = reason ? `: ${reason}` : ''
  switch (status) {
    case 'applied':
      return {
        type: 'info',
        title: 'Ein Antrag wartet',
        message: `${quoteWords(organization)} möchte als Prüfstelle akkreditiert werden`,
      }
    case 'asked':
      return {
        type: 'warning',
        title: 'Eine Frage zu Ihrem Antrag',
        message: `Die Administration hat eine Frage zu ${quoteWords(organization)}${because}`,
      }
    case 'answered':
      return {
        type: 'info',
        title: 'Antrag geändert',
        message: `${quoteWords(organization)} hat den Antrag geändert und damit auf Ihre Frage geantwortet`,
      }
    case 'approved':
      return {
        type: 'success',
        title: 'Sie sind jetzt eine akkreditierte Prüfstelle',
        message: `${quoteWords(organization)} wurde überprüft und akkreditiert`,
      }
    case 'refused':
      return {
        type: 'error',
        title: 'Antrag abgelehnt',
        message: `Der Antrag von ${quoteWords(organization)} wurde abgelehnt${because}`,
      }
    case 'suspended':
      return {
        type: 'error',
        title: 'Akkreditierung gesperrt',
        message: `Die Akkreditierung von ${quoteWords(organization)} wurde gesperrt${because}`,
      }
  }
}

export function describeRevocationUpdate({ title }: RevocationUpdate): NotificationText {
  return {
    type: 'warning',
    title: 'Zurückziehen nicht auf der Blockchain',
    message: `Sie haben die Bestätigung von ${quoteWords(title)} zurückgezogen. Hier gilt das, aber die Blockchain hat es abgelehnt, als wir es gesendet haben. Sie können es selbst senden.`,
  }
}

export function describeShareOpened({ title, label }: ShareOpened): NotificationText {
  const link = label === null ? 'Ihr Link' : `Ihr Link für ${quoteWords(label)}`
  return {
    type: 'info',
    title: 'Link geöffnet',
    message: `${link} zu ${quoteWords(title)} wurde zum ersten Mal geöffnet`,
  }
}

export function describeControlUpdate(update: ControlUpdate): NotificationText {
  switch (update.control) {
    case 'changed':
      return {
        type: 'warning',
        title: 'Jemand anderes handelt für Ihre Identität',
        message: describeNewController(update),
      }
    case 'recovery-started':
      return {
        type: 'error',
        title: 'Wiederherstellung begonnen',
        message: `Ihre Vertrauenspersonen haben eine Wiederherstellung begonnen. ${describeVeto(update)}`,
      }
    case 'move-started':
      return {
        type: 'warning',
        title: 'Umzug begonnen',
        message: `Sie möchten mit dieser Identität in eine andere Wallet umziehen. ${describeVeto(update)}`,
      }
    case 'frozen':
      return {
        type: 'error',
        title: 'Identität eingefroren',
        message:
          'Der Schlüssel dieser Identität wurde als gestohlen gemeldet. Solange sie eingefroren ist, kann niemand für sie handeln.',
      }
    case 'unfreeze-requested':
      return {
        type: 'error',
        title: 'Das Einfrieren endet bald',
        message: `Jemand mit Ihrem Schlüssel möchte, dass diese Identität nicht länger eingefroren ist. ${describeVeto(update)}`,
      }
    case 'guardians-changing':
      return {
        type: 'error',
        title: 'Ihre Vertrauenspersonen ändern sich bald',
        message: `Jemand mit Ihrem Schlüssel hat Ihre Vertrauenspersonen geändert. Die Änderung gilt ab ${utcDate(update.readyAt ?? '')}. Wenn Sie das nicht waren, frieren Sie Ihre Identität ein.`,
      }
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

/** Another attestation still verifies the claim, but links with the revoked one no longer hold. */
function describeEarlierRevoked({ title }: ClaimVerified): NotificationText {
  return {
    type: 'warning',
    title: 'Frühere Bestätigung zurückgezogen',
    message: `Eine frühere Bestätigung von ${quoteWords(title)} wurde zurückgezogen`,
  }
}

function describeEnding(title: string, endsOn: string): NotificationText {
  return {
    type: 'warning',
    title: 'Bestätigung läuft bald ab',
    message: `Die Bestätigung von ${quoteWords(title)} läuft am ${shortDate(endsOn)} ab. Erneuern Sie sie, damit sie gültig bleibt.`,
  }
}

function describeEnded(ended: NonNullable<VerificationUpdate['ended']>, claimTitle: string): NotificationText {
  const title = 'Anfrage beendet'
  if (ended === 'taken-back')
    return {
      type: 'info',
      title: 'Anfrage zurückgenommen',
      message: `Die Anfrage zu ${quoteWords(claimTitle)} wurde von der Person zurückgenommen, der die Angabe gehört.`,
    }
  if (ended === 'owner-left')
    return {
      type: 'info',
      title,
      message: 'Jemand hat bei Ihnen angefragt und inzwischen das Konto geschlossen. Damit ist die Anfrage beendet.',
    }
  return {
    type: 'warning',
    title,
    message: `Die Prüfstelle, bei der Sie wegen ${quoteWords(claimTitle)} angefragt haben, hat ihr Konto geschlossen.`,
  }
}

function describeQuestion(question: NonNullable<VerificationUpdate['question']>, claimTitle: string): NotificationText {
  if (question === 'answered')
    return {
      type: 'info',
      title: 'Frage beantwortet',
      message: `Ihre Frage zu ${quoteWords(claimTitle)} wurde beantwortet`,
    }
  return {
    type: 'warning',
    title: 'Eine Prüfstelle hat eine Frage',
    message: `Die Prüfstelle möchte etwas wissen, bevor sie über ${quoteWords(claimTitle)} entscheidet. Bitte antworten Sie.`,
  }
}
