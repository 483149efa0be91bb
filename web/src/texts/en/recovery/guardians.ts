import { unfreezeAloneDays } from '@did/domain/account/recovery-limits'

const people = (count: number) => (count === 1 ? '1 guardian' : `${count} guardians`)
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** `faults` says why a text is not the guardian file that is needed. */
export const guardianFileTexts = {
  open: 'Open the file',
  chooseFile: 'The guardians’ file',
  paste: 'Or paste the text of the file',
  faults: {
    unreadable: 'This is not a guardians’ file, or a part of it is missing.',
    elsewhere: 'This file belongs to another service.',
    'other-identity': 'This file is about another identity.',
    outdated: 'These guardians do not count for this identity, or not any more. Look for another file.',
  },
  read: (threshold: number, count: number) => `The file fits: ${threshold} of ${people(count)} must agree.`,
} as const

export const guardianTexts = {
  heading: 'If you lose your key',
  lead: 'Choose people who can give you your identity back when your device or wallet is lost or stolen.',
  open: 'Guardians and stolen keys',
  title: 'Guardians',
  description: 'Guardians are people you trust. Together they can give your identity a new key.',
  loading: 'Loading your guardians',
  loadFailure: 'Your guardians could not be loaded.',
  points: [
    'When enough of them agree, a recovery starts. You can stop it during some days, and you choose how many. A thief who has your key can stop it, too.',
    'When all of them agree, nobody can stop it: no thief, and not you either. So choose people who do not know each other well.',
    'Nobody learns who they are until they act. They see none of your credentials.',
    'Without guardians, nobody can help you when your key is gone. We cannot either.',
  ],
  state: {
    none: 'You have no guardians yet.',
    set: 'You have guardians. Nobody can read who they are here; your file and theirs say so.',
    waiting: (date: string) => `A change of your guardians is waiting. It counts from ${date}.`,
    leaving: (date: string) => `They leave on ${date}, and then you have none.`,
  },
  choose: 'Choose guardians',
  change: 'Change guardians',
  stolen: 'My key was stolen',
  back: 'Back',
  askThem: 'Your guardians can also freeze your identity at once, end a freeze, or stop a change.',
  toHelp: 'Make a link for them',
  present: {
    title: 'Change guardians',
    description:
      'Open the file of your present guardians first. The new ones count after twice the delay of the present ones, so that a thief cannot send your guardians away.',
  },
  form: {
    text: 'Ask each guardian for their username or their address here. They come in with a wallet or a passkey. The username stands in their profile, and the address behind the button at the top of the page.',
    row: (number: number) => `Guardian ${number}`,
    placeholder: 'A username, or 0x…',
    looking: 'Looking for your guardians…',
    add: 'Add a guardian',
    remove: (number: number) => `Remove guardian ${number}`,
    threshold: 'How many must agree',
    thresholdOption: (threshold: number, count: number) =>
      threshold === count ? `All ${count}` : `${threshold} of ${count}`,
    thresholdHint: 'More than half is a good choice.',
    thresholdOfAll:
      'When all of them must agree, you can never stop a recovery. Choose fewer, or add a guardian, if you want to be able to stop one.',
    days: 'Days in which you can stop a recovery',
    daysOfAll: 'Days that a recovery waits',
    daysHint: (least: number, most: number) =>
      `From ${least} to ${most}. A recovery waits this long, also when you want it.`,
    daysFault: (least: number, most: number) => `Please enter a number from ${least} to ${most}`,
    next: 'Next',
    faults: {
      missing: 'Please enter the username or the address of one guardian at least',
      unknown: 'Nobody has this username here. Check the spelling, or ask for the address.',
      unasked: 'We could not look for this username. Please try again in a while, or enter the address.',
      'not-address': 'This is not an address. It begins with 0x and has 42 characters.',
      misspelt: 'A character of this address is wrong. Copy the whole address again.',
      yourself: 'This is your own address. A guardian is somebody else.',
      repeated: 'This guardian is in the list already',
    },
  },
  remove: {
    title: 'Remove all guardians',
    description: 'From then on, nobody can give your identity a new key.',
    present: {
      title: 'Remove all guardians',
      description: 'Open the file of your present guardians first. Without it, they cannot be removed.',
    },
    points: (wait: number) => [
      `Your guardians leave after ${days(wait)}, which is twice their delay, so that a thief cannot send them away before they act.`,
      'Until then they count, and whatever they decide together cancels the removal. A freeze cancels it, too.',
      'You can change your mind until then: choose guardians again.',
    ],
    warning: 'Whoever has your key then has your identity, and when the key is lost, the identity is lost.',
    submit: 'Remove all guardians',
    removing: {
      title: 'Remove all guardians',
      success: 'Your guardians leave after the delay, unless somebody stops that.',
      done: { title: 'Your guardians are leaving', description: 'Your profile says from when you have none.' },
    },
  },
  file: {
    people: 'Your guardians',
    summary: (threshold: number, count: number, delay: number) =>
      `${threshold} of ${people(count)} must agree, and a recovery waits ${days(delay)}.`,
    text: 'Give this file to each guardian, and keep a copy away from this device. A recovery needs the file, and we do not have it. Without it, your guardians cannot help.',
    save: 'Save the file',
    copy: 'Copy its text',
    copied: { title: 'Copied', description: 'The text of the file is in the clipboard.' },
    copyFailed: { title: 'Not copied', description: 'The browser does not allow copying. Please save the file.' },
    confirm: 'I have given this file to my guardians, and keep a copy',
    saveFirst: 'Save the file or copy its text first',
    confirmFirst: 'Please confirm that your guardians have the file',
    submit: 'Set guardians',
  },
  setting: {
    title: 'Set guardians',
    success: 'Your guardians are on the chain, as a number that names nobody.',
    saved: 'Keep the file: it is needed when you try again.',
    done: {
      title: 'Your guardians are set',
      description: 'They can help you from now on, or after a change, from the day it counts.',
    },
  },
} as const

export const frozenTexts = {
  title: 'My key was stolen',
  description: 'Stop everything that your key could do.',
  points: [
    'Nothing new can be recorded, proved, confirmed or answered in your name.',
    'What is confirmed already stays as it is.',
    'Whoever opens your links is warned until the freeze ends.',
  ],
  endsBy: 'The freeze ends with a recovery, by a decision of your guardians, or when you ask for its end and wait.',
  noGuardians: `You have no guardians, so nobody can give you a new key. The freeze ends only when you ask and wait ${days(unfreezeAloneDays)}.`,
  submit: 'Freeze my identity',
  freezing: {
    title: 'Freeze my identity',
    success: 'Your identity is frozen. Now ask your guardians for a recovery.',
    successAlone: 'Your identity is frozen until you end the freeze. Nobody can give you a new key.',
    done: { title: 'Your identity is frozen', description: 'Nothing can be done in your name.' },
  },
  end: 'End the freeze',
  endDescription: 'The freeze ends after your guardians’ delay.',
  endDescriptionAlone: `The freeze ends after ${days(unfreezeAloneDays)}.`,
  endText: 'Until then you and your guardians can stop the end, because a thief could ask for it, too.',
  endTextAlone: 'Until then you can stop the end, because a thief could ask for it, too.',
  endFile: 'Open the file of your guardians.',
  endSubmit: 'Ask to end the freeze',
  ending: {
    title: 'End the freeze',
    success: 'The freeze ends after the delay, unless somebody stops that.',
    done: { title: 'You asked to end the freeze', description: 'Your profile says when it ends.' },
  },
} as const

/** The section of the profile that leads to the page on which an identity gets another key. */
export const moveSectionTexts = {
  title: 'Move to another key',
  lead: 'From your wallet to a passkey, or from your passkey to a wallet. Your identity stays the same.',
  open: 'See what moving does',
} as const

/**
 * A notice above the profile shows these texts while something about the identity is about to
 * change.
 */
export const controlNoticeTexts = {
  frozen: {
    title: 'Your identity is frozen',
    text: (date: string) => `Since ${date}, nothing can be done in your name. Your guardians can give you a new key.`,
    textAlone: (date: string) =>
      `Since ${date}, nothing can be done in your name. You have no guardians, so only the freeze protects you. It lasts until you end it, and the end takes ${days(unfreezeAloneDays)}.`,
    newKey: 'Ask for a new key',
  },
  guardians: {
    title: 'Your guardians are about to change',
    text: (date: string) =>
      `From ${date}, the new ones count. If you did not ask for that, somebody else has your key. A freeze of your identity also stops this change.`,
  },
  leaving: {
    title: 'Your guardians are about to leave',
    text: (date: string) =>
      `From ${date}, you have no guardians. If you did not ask for that, somebody else has your key. A freeze of your identity also stops this change.`,
  },
  pending: {
    recovery: {
      title: 'Your guardians are giving your identity a new key',
      text: (date: string) => `From ${date}, the new key acts for you. If you did not ask for that, stop it now.`,
    },
    unanimous: {
      title: 'All your guardians are giving your identity a new key',
      text: (date: string) =>
        `From ${date}, the new key acts for you. All of them agreed, so only all of them together can stop it.`,
    },
    move: {
      title: 'Your identity is about to move',
      text: (date: string) => `From ${date}, another key can take over. If you did not ask for that, stop it now.`,
    },
    unfreeze: {
      title: 'The freeze of your identity is about to end',
      text: (date: string) => `It ends on ${date}. If you did not ask for that, stop it now.`,
    },
  },
  seeMove: 'See the move',
  stop: 'Stop it',
  stopping: {
    title: 'Stop it',
    success: 'It will not happen.',
    done: { title: 'Stopped', description: 'It will not happen.' },
  },
} as const
