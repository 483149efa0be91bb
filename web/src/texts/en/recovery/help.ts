import { quoteWords } from '@did/domain/proof/quote-words'
import { wallet } from '../wallet/connect.ts'

const people = (count: number) => (count === 1 ? '1 guardian' : `${count} guardians`)

/** A guardian who is asked to help somebody, or who begins a decision, reads this page. */
export const helpTexts = {
  title: 'Help as a guardian',
  broken: {
    title: 'This link is incomplete',
    text: 'A part of it is missing. Ask the person to send the whole link again.',
  },
  elsewhere: {
    title: 'This link belongs to another service',
    text: 'Open it at the address that the person gave you.',
  },
  loading: 'Loading what is asked of you',
  failed: 'The service did not tell us about this identity. Please try again.',
  who: {
    heading: 'Whom you would help',
    named: (name: string) => `It calls itself ${quoteWords(name)} here.`,
    unnamed: 'This page does not know a name for it. Compare the address with the one in your file.',
  },
  what: {
    heading: 'What you would agree to',
    byKey: 'The identity gets a new passkey, and the old ones stop working.',
    byController: 'From then on, this address acts for the identity:',
    warning:
      'You hand over control of an identity. Whoever sent you this link could be a stranger. Talk to the person first, by phone or face to face.',
  },
  noGuardians: 'This identity has no guardians, so nobody can recover it.',
  decided: {
    title: 'Enough guardians have agreed already',
    text: (date: string) =>
      `The recovery is ready on ${date}. If all guardians agree, nobody can stop it any more, so your voice still helps.`,
  },
  begin: {
    lead: 'Guardians can freeze an identity, end its freeze, or stop a change of it. Say here what you want, and send the link to the guardians.',
    whom: 'Whom is it about?',
    address: 'Or enter the address of the identity',
    whomText: 'Open the file of the guardians. Whoever does not have it enters the address of the identity.',
    what: 'What shall the guardians do?',
    hints: {
      freeze: 'Its key may be stolen. Nothing can be done in its name until the freeze ends.',
      unfreeze: 'The key is safe again, and the identity can act at once.',
      veto: 'A recovery, a move, the end of a freeze, or a change of guardians is waiting and must not happen.',
    },
    newKey: 'Does somebody need a new key?',
    toRecovery: 'Recover the identity',
    next: 'Make the link',
  },
  decision: {
    what: { freeze: 'Freeze the identity', unfreeze: 'End the freeze', veto: 'Stop the change that is waiting' },
    effect: {
      freeze:
        'You say that its key is stolen: nothing new can be recorded, proved or answered in its name until the freeze ends.',
      unfreeze: 'You say that its key is safe again: the identity can act at once.',
    },
    stops: {
      recovery: (date: string) => `The recovery that would be ready on ${date} does not happen.`,
      unanimous: (date: string) =>
        `The recovery that would be ready on ${date} does not happen. All guardians decided it, so only all of them together can stop it.`,
      move: (date: string, to: string | null) =>
        `The identity does not move on ${date} to another wallet${to === null ? '' : ` (${to})`}.`,
      unfreeze: (date: string) => `The freeze does not end on ${date}.`,
      guardians: (date: string) =>
        `The guardians of today stay: their change, which waits for ${date}, does not happen.`,
    },
    nothing: {
      frozen: (date: string) => `The identity has been frozen since ${date}.`,
      'not-frozen': (_date: string) => 'The identity is not frozen.',
      'nothing-waits': (_date: string) => 'No change of this identity is waiting.',
    },
    nothingToDo: 'So there is nothing to decide now. This page looks again by itself.',
    warning: {
      freeze:
        'Whoever sent you this link could be a stranger who wants to do harm. Talk to the person first if you can.',
      unfreeze: 'A thief would ask for this, too. Talk to the person first, by phone or face to face.',
      veto: 'Whoever sent you this link could be a thief who fears the change. Talk to the person first, by phone or face to face.',
    },
    noGuardians: 'This identity has no guardians, so nobody can decide this.',
    again: 'Enter another address',
    sign: '2. Agree',
    signText:
      'When enough guardians have agreed, it happens at once. You cannot take your answer back: your signature stays valid until the guardians decide something, or until the identity has other guardians.',
    onlyNow: 'For a later freeze or change, this page counts only a new answer.',
    missing: 'Open the file first.',
    send: {
      owner: 'Send the link to your guardians',
      guardian: 'Ask the other guardians, too',
      text: 'Each of them opens it, reads what it is about, and confirms once. The link alone gives nobody anything.',
      link: 'Link for the guardians',
      copy: 'Copy link',
      copied: { title: 'Copied', description: 'Send the link to the guardians.' },
      copyFailed: { title: 'Not copied', description: 'Please select the link and copy it yourself.' },
    },
  },
  file: {
    heading: '1. Your guardians’ file',
    text: 'You got it from the person when you became a guardian. It says who the other guardians are.',
  },
  words: {
    heading: '2. Compare six words',
    text: 'Call the person. Read them this number, and let them read six words to you.',
    number: 'Your number',
    six: 'The six words',
    same: 'The person says the same six words',
    voice: 'I know this person’s voice, or I see them',
    stop: 'If the words differ, do not agree. Somebody changed the link.',
  },
  sign: {
    heading: '3. Agree',
    text: 'When enough guardians have agreed, the recovery starts. You cannot take your answer back.',
    connect: 'Come in with the wallet or the passkey whose address you gave the person.',
    connectAction: `Connect ${wallet}`,
    notGuardian: (address: string) =>
      `You are connected as ${address}, which is no guardian in this file. Please connect with the address that you gave the person.`,
    missing: 'Open the file, and confirm both sentences about the six words first.',
    agree: 'I agree',
    agreeing: 'Confirm it…',
    declined: 'You did not confirm it, so nothing happened.',
    failed: 'Your answer did not arrive. Please try again.',
  },
  done: {
    title: 'Thank you',
    count: (votes: number, threshold: number) =>
      votes >= threshold
        ? `${people(votes)} agreed, which is enough. The recovery has started.`
        : `${votes} of the ${threshold} guardians that are needed have agreed.`,
    countOfDecision: (votes: number, threshold: number) =>
      votes >= threshold
        ? `${people(votes)} agreed, which is enough. It takes effect within a minute.`
        : `${votes} of the ${threshold} guardians that are needed ${votes === 1 ? 'has' : 'have'} agreed.`,
    text: 'You can close this page.',
  },
} as const
