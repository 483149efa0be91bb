import { wallet } from '../wallet/connect.ts'

const people = (count: number) => (count === 1 ? '1 guardian' : `${count} guardians`)

/** A person who lost the key of an identity reads this page. */
export const recoverTexts = {
  title: 'Recover your identity',
  asGuardian: 'Are you somebody’s guardian? Freeze an identity, or stop a change',
  lead: 'Your guardians can give your identity a new key. You need no account and no old device for this.',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  again: 'Start over',
  againText: 'Starting over forgets this request in this browser. Your guardians then have to agree to a new one.',
  identity: {
    question: 'Which identity did you lose?',
    text: 'Open the file that your guardians got from you. If you do not have it, ask one of them for the address of your identity.',
    address: 'Or enter the address of your identity',
    addressFault: 'This is not an address. It begins with 0x and has 42 characters.',
    next: 'Next',
    looking: 'Looking…',
    noGuardians: 'This identity has no guardians, so nobody can give it a new key. Is it the right address?',
    failed: 'Neither the service nor the chain told us about this identity. Please try again.',
  },
  target: {
    question: 'How will you open it from now on?',
    byKey: 'With a new passkey of this device. Your identity keeps its address, and everything stays as it is.',
    createKey: 'Create a new passkey',
    creating: 'Your device is asking you…',
    orWallet: 'I would rather use a wallet',
    orKey: 'I would rather use a passkey',
    byWallet: `With another wallet or a passkey. It then acts for your identity, and everything stays as it is. If you have no passkey here yet, choose “Create a new identity”: that makes the new key for your old identity.`,
    connect: `Connect ${wallet}`,
    use: (address: string) => `Use ${address}`,
    useText: 'This is the wallet or passkey with which you are connected now:',
    isInCharge: 'This wallet is in charge of the identity already. You can sign in with it.',
  },
  help: {
    question: 'Ask your guardians to help',
    text: 'Send this link to each guardian, and call them. The link alone gives nobody anything.',
    link: 'Link for your guardians',
    copy: 'Copy link',
    copied: { title: 'Copied', description: 'Send the link to each of your guardians.' },
    copyFailed: { title: 'Not copied', description: 'Please select the link and copy it yourself.' },
    call: 'When you call: your guardian reads you a number. Enter it here, and read six words back.',
    number: 'The number that your guardian reads to you',
    numberHint: 'Six digits',
    words: 'Both of you see these six words:',
    others: 'Ask the other guardians, too',
    othersText:
      'When all of them agree, nobody can stop the recovery any more, not even somebody who has your old key. The wait then begins again.',
    differ:
      'If your guardian sees other words, somebody changed the link. Then stop, and send it again in another way.',
  },
  wait: {
    waiting: 'Your guardians have not agreed yet',
    waitingOf: (threshold: number, count: number) => `${threshold} of ${people(count)} must agree.`,
    votesOf: (votes: number, count: number) =>
      votes === 0 ? 'No guardian has agreed so far.' : `${votes} of ${count} agreed so far.`,
    votes: (votes: number, threshold: number) => `${people(votes)} agreed so far, and ${threshold} must agree.`,
    noVotes: 'No guardian has agreed so far.',
    waitingText: 'This page looks again by itself. You can close it and come back in this browser.',
    other: {
      title: 'Another recovery of this identity is waiting',
      text: 'It names another key than yours. If you did not ask for it, call your guardians now.',
    },
    agreed: 'Your guardians agreed',
    ready: (date: string) => `Ready on ${date}`,
    readyText: 'Until then, whoever has the old key can stop it. Come back in this browser.',
    readyOfAllText: 'All of them agreed, so whoever has the old key cannot stop it. Come back in this browser.',
    now: 'Your new key is ready',
    nowText: 'One more step, and your identity is yours again.',
    finish: 'Finish',
    finishing: 'Finishing…',
    finishingText: 'The chain is writing it down. This can take a minute.',
  },
  done: {
    title: 'Your identity is yours again',
    text: 'Your new key is in charge. The old one can do nothing any more. Your guardians stay as they are.',
    resolvers:
      'Other people’s programs that read your did:ethr still see the old key. Only the old key could change that, so a recovery cannot.',
    verifiers:
      'Are you a verifier? Your standing stays with the old key. Ask an administrator to suspend it from the moment when you lost that key. Then sign in for your new address, and apply again.',
    signIn: 'Sign in',
    toProfile: 'Go to your profile',
  },
  wrongSigner: (address: string) => `Please connect ${address}, which your guardians chose with you.`,
} as const
