import type { AlertKind } from '@did/domain/account/alert'
import type { AlertToken } from '@did/domain/ids'

/**
 * The texts of all mails. They name no person, no organization and no credential, because everybody
 * who carries an e-mail can read it.
 */
const changes: Record<AlertKind, { subject: string; sentence: string }> = {
  asked: {
    subject: 'somebody asked you to confirm something',
    sentence: 'A request to confirm something waits for you.',
  },
  decided: { subject: 'a request of yours was decided', sentence: 'A request of yours was decided.' },
  question: { subject: 'a question about a request', sentence: 'A question about a request was asked or answered.' },
  ending: { subject: 'a confirmation of yours ends soon', sentence: 'A confirmation of yours ends soon.' },
  revoked: { subject: 'a confirmation was withdrawn', sentence: 'The state of a withdrawn confirmation changed.' },
  opened: { subject: 'somebody opened a link of yours', sentence: 'Somebody opened a link that you gave away.' },
  control: {
    subject: 'who acts for your identity',
    sentence: 'Somebody else acts for your identity or is about to, or your identity was frozen.',
  },
}

export type WrittenMail = { subject: string; text: string; headers: Record<string, string> }

/**
 * Writes a mail that something of one kind has changed. Mail programs offer to stop these mails
 * (RFC 8058).
 */
export function writeAlertMail(publicUrl: string, kind: AlertKind, stopToken: AlertToken): WrittenMail {
  const { subject, sentence } = changes[kind]
  const text = [
    `${sentence} Open DID Verification to see it:`,
    `${publicUrl}/`,
    'This message names nobody and no credential, because others can read e-mail on its way.',
    `To get no more of these messages, open this link:\n${publicUrl}/alerts#stop=${stopToken}`,
  ].join('\n\n')
  return {
    subject: `DID Verification: ${subject}`,
    text: `${text}\n`,
    headers: {
      ...automatic,
      'list-unsubscribe': `<${publicUrl}/api/alerts/stop/${stopToken}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  }
}

/**
 * Asks the owner of an address to confirm it. Pressing a button confirms the address, and only
 * opening the link does not.
 */
export function writeConfirmMail(publicUrl: string, token: AlertToken): WrittenMail {
  const text = [
    'Somebody entered this e-mail address on DID Verification, to be told about changes there.',
    `If it was you, open this link within 24 hours and confirm the address:\n${publicUrl}/alerts#confirm=${token}`,
    'If it was not you, do nothing. This address then gets no messages.',
  ].join('\n\n')
  return { subject: 'DID Verification: confirm your e-mail address', text: `${text}\n`, headers: automatic }
}

/**
 * This header marks automatic mail, so that programs that answer mail leave it unanswered (RFC
 * 3834).
 */
const automatic = { 'auto-submitted': 'auto-generated' }
