import type { AlertKind } from '@did/domain/alert/alert'
import { maximumAlerts } from '@did/domain/alert/limits'
import { writeHours } from '@did/domain/texts/en/durations'

const kinds: Record<AlertKind, string> = {
  asked: 'Somebody asks me to confirm something',
  decided: 'A request of mine is decided',
  question: 'A verifier asks me a question, or answers one',
  ending: 'A confirmation of mine ends soon',
  revoked: 'A confirmation is withdrawn',
  opened: 'Somebody opens a link that I gave away',
  control: 'Somebody else is going to act for me, a passkey is added, or my identity is frozen',
}

export const alertTexts = {
  heading: 'Be told about changes',
  lead: 'By e-mail or by this browser, about the kinds of changes that you choose.',
  open: 'Choose what to be told',
  description: 'No message names you, anybody else or a credential. It only says that something changed.',
  close: 'Done',
  loading: 'Loading your choices',
  loadFailure: 'Your choices could not be loaded.',
  kinds,
  kindsLegend: 'Tell me when',
  noKind: 'Nothing is sent until you choose something here.',
  mail: {
    heading: 'By e-mail',
    notOffered: 'This service sends no e-mail.',
    address: 'E-mail address',
    addressHint: 'We send a link there first. The address of your profile is not used.',
    addressInvalid: 'Please enter an e-mail address',
    send: 'Send link',
    sending: 'Sending...',
    waiting: (address: string) =>
      `We sent a link to ${address}. Open it within ${writeHours(maximumAlerts.confirmMs)} to confirm the address.`,
    confirmed: (address: string) => `Messages go to ${address}.`,
    again: 'Send another link',
    remove: 'Remove address',
  },
  push: {
    heading: 'By this browser',
    notOffered: 'This service does not wake browsers.',
    unsupported: 'This browser cannot be woken by a page.',
    needsInstalling: 'On an iPhone or iPad, add this page to the home screen first, and open it from there.',
    blocked: 'This browser blocks messages of this page. Allow them in the settings of the browser and come back.',
    failed: 'This browser could not be turned on. It may have no push service, or its window may be private.',
    isOff: 'This browser is off.',
    turnOn: 'Turn on',
    turningOn: 'Turning on...',
    isOn: 'This browser is told, even when this page is closed.',
    turnOff: 'Turn off',
    others: (count: number) =>
      count === 1 ? 'Another browser of yours is told, too.' : `${count} other browsers of yours are told, too.`,
    turnOffOthers: 'Turn off the others',
  },
} as const

/** The links in mails open this page. */
export const alertLinkTexts = {
  title: 'Messages by e-mail',
  broken: {
    title: 'This link is incomplete',
    text: 'Open the whole link of the message again.',
  },
  confirm: {
    question: 'Is this your e-mail address?',
    text: 'Confirm it, and you get messages about the changes that you chose.',
    act: 'Confirm address',
    acting: 'Confirming...',
    done: 'The address is confirmed',
    doneText: 'You can close this page, or go on where you were.',
  },
  stop: {
    question: 'Do you want no more messages?',
    text: 'We then send no more e-mail about changes to this address. You can choose it again in your profile.',
    act: 'Stop messages',
    acting: 'Stopping...',
    done: 'No more messages come',
    doneText: 'You can choose them again in your profile under “Be told about changes”.',
  },
} as const
