import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { writeDuration } from '@did/domain/texts/en/durations'
import { type ErrorText, wallet } from '../../error-text.ts'
import { passkeysTexts } from './passkeys.ts'

/**
 * To add a device, a device that is signed in shows a code, and the new device makes its own
 * passkey.
 */
export const addDeviceTexts = {
  open: 'Add a device',
  how: 'Your other phone or computer makes a passkey of its own. You need no cable, and no camera here.',
  title: 'Add a device',
  lead: 'Your other phone or computer makes a passkey of its own, and you confirm it here.',
  starting: 'Making a code',
  scan: 'Scan this code with your other device.',
  qrAlt: 'Code that opens this service on your other device',
  type: (address: string) => `Or open ${address} there and type:`,
  copy: 'Copy Link',
  copied: { title: 'Link copied', description: 'Send it to nobody but yourself.' },
  copyFailed: { title: 'Copy failed', description: 'Your browser did not allow it. Type the code instead.' },
  waiting: (time: string) => `Waiting for your other device. The code ends in ${time}.`,
  unreachable: 'The service does not answer at the moment. This page keeps asking.',
  harmless:
    'Whoever has this code can at most offer a key. A key opens nothing until you have compared six words and confirmed it here.',
  offered: {
    question: 'Does your other device show these words?',
    text: 'A device offers its passkey. Confirm only if the screen of your other device shows the same six words.',
    words: 'Six words of the offered key',
    yes: 'The words are the same',
    adding: passkeysTexts.adding,
    no: 'Do not confirm',
  },
  added: {
    title: 'Device added',
    text: 'Your other device can sign in now. Its passkey also works when this device is lost.',
    done: 'Done',
  },
  declined: {
    title: 'Nothing was added',
    text: 'The key that was offered opens nothing. If somebody else has your code, make a new one and show it to nobody.',
  },
  over: {
    title: 'The code has ended',
    text: `No device has offered a key within ${writeDuration(maximumKeyInvitation.lifetimeMs)}.`,
  },
  broken: { title: 'The offered key could not be read', text: 'It opens nothing. Please make a new code.' },
  failed: 'The code could not be made.',
  again: 'Make a new code',
} as const

/** The page on the new device. */
export const addKeyTexts = {
  title: 'Add this device',
  lead: 'Another device of yours is signed in. This device makes a passkey of its own, and the other one confirms it.',
  type: {
    label: 'Code from your other device',
    hint: (characters: number) =>
      `On the other device, open your profile and choose “${addDeviceTexts.open}”. The code has ${characters} letters and digits.`,
    wrong: 'This is no whole code. Please compare it with your other device.',
    submit: 'Continue',
  },
  loading: 'Looking for the other device',
  loadFailed: 'The code could not be checked.',
  otherCode: 'Use another code',
  found: {
    question: 'Add this device to your identity?',
    text: 'It will open the identity that your other device shows at the top:',
    check:
      'Go on only if you have made this code yourself. With a code of somebody else, you would use their identity.',
    harmless:
      'Whoever has this code can at most offer a key. A key opens nothing until you have compared six words and confirmed it on your other device.',
    make: 'Make a passkey on this device',
    making: passkeysTexts.adding,
  },
  alreadyHere: 'This device already has a passkey of this identity, so you can sign in with it.',
  words: {
    question: 'Compare these words',
    text: 'Your other device asks whether it sees these six words. Confirm there if they are the same.',
    label: 'Six words of this device’s key',
    differ: `If the words differ, press “${addDeviceTexts.offered.no}” there: somebody else has offered a key.`,
    waiting: 'Waiting for your other device…',
  },
  added: {
    title: 'This device is added',
    text: 'Its passkey opens your identity from now on.',
    vault:
      'If you have private attributes, open them here once with your recovery code. Then add this passkey under “Private attributes” in your profile.',
    signIn: 'Sign in on this device',
    signingIn: passkeysTexts.adding,
  },
  gone: {
    title: 'This code has ended',
    text: `It worked for ${writeDuration(maximumKeyInvitation.lifetimeMs)}, or it was replaced, or a character is wrong. Please make a new code on your other device.`,
  },
  used: {
    title: 'Another device has used this code',
    text: `If that was not you, press “${addDeviceTexts.offered.no}” on your other device and make a new code there.`,
  },
  declined: {
    title: 'Your other device did not confirm',
    text: 'Nothing was added. If this device has made a passkey, it opens nothing, and you can delete it in the settings of this device.',
  },
  broken: { title: 'This code cannot be read', text: 'Please make a new code on your other device.' },
} as const

export const addDeviceErrorTexts = {
  'key-invitation-over': wallet(addKeyTexts.gone.text),
  'key-invitation-used': wallet(`${addKeyTexts.used.title}. ${addKeyTexts.used.text}`),
  'key-invitation-taken': wallet(addDeviceTexts.failed),
} satisfies Record<string, ErrorText>
