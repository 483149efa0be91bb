import type { AlertKind } from '../../alert/alert.ts'
import { maximumAlerts } from '../../alert/limits.ts'
import { writeHours } from './durations.ts'

/**
 * Mails name no person, no organization and no credential, because everybody who carries an e-mail
 * can read it.
 */
export const alertMails: Record<AlertKind, { subject: string; change: string }> = {
  asked: {
    subject: 'DID Verification: somebody asked you to confirm something',
    change: 'A request to confirm something waits for you.',
  },
  decided: {
    subject: 'DID Verification: a request of yours was decided',
    change: 'A request of yours was decided.',
  },
  question: {
    subject: 'DID Verification: a question about a request',
    change: 'A question about a request was asked or answered.',
  },
  ending: {
    subject: 'DID Verification: a confirmation of yours ends soon',
    change: 'A confirmation of yours ends soon.',
  },
  revoked: {
    subject: 'DID Verification: a confirmation was withdrawn',
    change: 'The state of a withdrawn confirmation changed.',
  },
  opened: {
    subject: 'DID Verification: somebody opened a link of yours',
    change: 'Somebody opened a link that you gave away.',
  },
  control: {
    subject: 'DID Verification: who acts for your identity',
    change:
      'Somebody else acts for your identity or is about to, a passkey was added to your identity, or your identity was frozen.',
  },
}

/**
 * Every alert mail has these texts after the text about the change. A link follows `open` and
 * `stop`.
 */
export const alertMailTexts = {
  open: 'Open DID Verification to see it:',
  namesNobody: 'This message names nobody and no credential, because others can read e-mail on its way.',
  stop: 'To get no more of these messages, open this link:',
}

/** The mail that asks the owner of an address to confirm it. A link follows `confirm`. */
export const confirmMailTexts = {
  subject: 'DID Verification: confirm your e-mail address',
  entered: 'Somebody entered this e-mail address on DID Verification, to be told about changes there.',
  confirm: `If it was you, open this link within ${writeHours(maximumAlerts.confirmMs)} and confirm the address:`,
  ignore: 'If it was not you, do nothing. This address then gets no messages.',
}

/**
 * The last mail to an address that gets no more mails about an identity. A link follows `notYou`.
 */
export const stoppedMailTexts = {
  subject: 'DID Verification: messages about your identity no longer come here',
  change:
    'Messages about who acts for your identity no longer come to this address. Somebody removed or replaced the address in your account, or switched these messages off there or by the link in a message.',
  you: 'If it was you, do nothing.',
  notYou:
    'If it was not you, somebody else may have your key. Open DID Verification now, and freeze your identity on your profile:',
}
