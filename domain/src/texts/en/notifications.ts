import type {
  ClaimVerified,
  ControlUpdate,
  Notification,
  RevocationUpdate,
  ShareOpened,
  VerificationUpdate,
  VerifierUpdate,
} from '../../account/notification.ts'
import { clearWords, quoteWords } from '../../proof/quote-words.ts'
import { shortenAddress } from '../../shorten-address.ts'
import { error, info, type NotificationText, success, warning } from '../notification-text.ts'
import { shortDate, utcDate } from './days.ts'
import { proofTypeName } from './proof/proof-type-names.ts'

/** Returns the English text that the server stores. The page writes its own text from `data`. */
export function describeNotification(data: Notification['data']): NotificationText {
  if ('organization' in data) return describeVerifierUpdate(data)
  if ('withdrawal' in data) return describeRevocationUpdate(data)
  if ('shareId' in data) return describeShareOpened(data)
  if ('control' in data) return describeControlUpdate(data)
  return 'claimTitle' in data ? describeVerificationUpdate(data) : describeClaimVerified(data)
}

/**
 * The title of a new request says what happened, and its message uses the specification's words.
 */
export function describeVerificationUpdate(update: VerificationUpdate): NotificationText {
  if (update.ended) return describeEnded(update.ended, update.claimTitle)
  if (update.question) return describeQuestion(update.question, update.claimTitle)
  const word = update.status === 'pending' ? 'requested' : update.status
  return {
    type: update.status === 'approved' ? 'success' : update.status === 'rejected' ? 'error' : 'info',
    title: `Verification ${word}`,
    message: `Verification for "${clearWords(update.claimTitle)}" has been ${update.status}`,
  }
}

export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  if (claim.endsOn !== undefined) return describeEnding(claim.title, claim.endsOn)
  if (claim.revocation && claim.isVerified) return describeEarlierRevoked(claim)
  const level = claim.verificationLevel ? ` with ${proofTypeName(claim.verificationLevel)} level` : ''
  const word = claim.isVerified ? 'verified' : 'unverified'
  return {
    type: claim.isVerified ? 'success' : 'warning',
    title: `Claim ${word}`,
    message: `Claim "${clearWords(claim.title)}" has been ${word}${level}`,
  }
}

export function describeVerifierUpdate({ status, organization, reason }: VerifierUpdate): NotificationText {
  const because = reason ? `: ${quoteWords(reason)}` : ''
  switch (status) {
    case 'applied':
      return info('An application waits', `${quoteWords(organization)} asks to be accredited as a verifier`)
    case 'asked':
      return warning(
        'A question about your application',
        `An administrator asks about ${quoteWords(organization)}${because}`,
      )
    case 'answered':
      return info(
        'Application changed',
        `${quoteWords(organization)} answered your question by changing its application`,
      )
    case 'approved':
      return success('You are an accredited verifier', `${quoteWords(organization)} was reviewed and accredited`)
    case 'refused':
      return error('Application refused', `The application of ${quoteWords(organization)} was refused${because}`)
    case 'suspended':
      return error(
        'Accreditation suspended',
        `The accreditation of ${quoteWords(organization)} was suspended${because}`,
      )
  }
}

export function describeRevocationUpdate({ title }: RevocationUpdate): NotificationText {
  return warning(
    'Withdrawal not on the chain',
    `Your withdrawal of "${clearWords(title)}" counts here, but the chain refused it when we sent it. You can send it yourself.`,
  )
}

export function describeShareOpened({ title, label }: ShareOpened): NotificationText {
  const link = label === null ? 'Your link' : `Your link for ${quoteWords(label)}`
  return info('Link opened', `${link} to "${clearWords(title)}" was opened for the first time`)
}

export function describeControlUpdate(update: ControlUpdate): NotificationText {
  switch (update.control) {
    case 'changed':
      return warning('Your identity changed hands', describeNewController(update))
    case 'recovery-started':
      return error('Recovery started', `Your guardians started a recovery. ${describeVeto(update)}`)
    case 'move-started':
      return warning('Move started', `You asked to move this identity to another wallet. ${describeVeto(update)}`)
    case 'frozen':
      return error(
        'Identity frozen',
        'The key of this identity was reported as stolen. The identity cannot act until the freeze ends.',
      )
    case 'unfreeze-requested':
      return error(
        'Freeze about to end',
        `Somebody with your key asked to end the freeze of this identity. ${describeVeto(update)}`,
      )
    case 'guardians-changing':
      return error(
        'Guardians about to change',
        `Somebody with your key changed your guardians. The change counts from ${utcDate(update.readyAt ?? '')}. If it was not you, freeze your identity.`,
      )
    case 'key-added':
      return error(
        'Passkey added',
        'Another passkey opens this identity now. If you did not add it, remove it in your profile and freeze your identity.',
      )
  }
}

function describeNewController({ controller, byRecovery }: ControlUpdate): string {
  if (controller !== null) {
    const how = byRecovery ? 'by recovery' : 'by a move that you signed'
    return `Another wallet controls this identity now: ${shortenAddress(controller)}, ${how}.`
  }
  if (byRecovery) return 'Your guardians put another key in charge of this identity.'
  return 'The wallet of this identity controls it again, by a move that you signed.'
}

function describeVeto({ canVeto, readyAt }: ControlUpdate): string {
  const day = utcDate(readyAt ?? '')
  if (canVeto) return `You can veto it until ${day}.`
  return `All of them decided, so you cannot veto it. It can be carried out from ${day} on.`
}

/** Another attestation still verifies the claim, but links with the revoked one no longer hold. */
function describeEarlierRevoked({ title }: ClaimVerified): NotificationText {
  return warning(
    'Earlier confirmation withdrawn',
    `An earlier confirmation of "${clearWords(title)}" has been withdrawn`,
  )
}

function describeEnding(title: string, endsOn: string): NotificationText {
  return warning(
    'Verification ends soon',
    `The verification of "${clearWords(title)}" ends on ${shortDate(endsOn)}. Renew it to keep it valid.`,
  )
}

function describeEnded(ended: NonNullable<VerificationUpdate['ended']>, claimTitle: string): NotificationText {
  const title = 'Request ended'
  if (ended === 'taken-back')
    return info('Request taken back', `The owner took the request about "${clearWords(claimTitle)}" back.`)
  if (ended === 'owner-left')
    return info(title, 'Somebody who asked you has closed their account. The request has ended.')
  return warning(title, `The verifier you asked about "${clearWords(claimTitle)}" has closed its account.`)
}

function describeQuestion(question: NonNullable<VerificationUpdate['question']>, claimTitle: string): NotificationText {
  if (question === 'answered')
    return info('Question answered', `Your question about "${clearWords(claimTitle)}" was answered`)
  return warning(
    'A verifier has a question',
    `Before it decides about "${clearWords(claimTitle)}", the verifier asks you something. Please answer.`,
  )
}
