import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { quoteWords } from '@did/domain/proof/quote-words'
import { writeDuration } from '@did/domain/texts/en/durations'

const byMail = writeDuration(holderChallengeSeconds.day * 1000)

export const holderChallengeOfferTexts = {
  ask: 'Ask them to prove it is theirs',
  hint: 'They scan a code with their own device. You need no account.',
  say: 'Say who asks and why, or ask by mail',
  asker: 'Your name (optional)',
  reason: 'Why you ask (optional)',
  sayHint: 'They read both as your own words, which nobody has checked.',
  byMail: 'I send the question by mail',
  byMailHint: `They can answer for ${byMail}. The answer says how old it is.`,
  begin: 'Ask',
  words: 'Their screen shows these two words, too. Let them read the words to you, or compare the screens:',
  heading: 'Let them prove it is theirs',
  text: 'The person scans this code, or opens the link, and confirms once with their wallet or passkey.',
  mailText: `Send this link to the person. They can confirm within ${byMail} with their wallet or passkey. Open this credential’s link again in this browser to read the answer.`,
  byTheirClock: 'This is the time by their clock.',
  qrAlt: 'Code that asks the holder to prove that the credential is theirs',
  copy: 'Copy the link',
  waiting: (left: string) => `Waiting for the answer… ${left} left`,
  starting: 'Preparing the question...',
  failed: 'The question could not be sent. Check your connection and try again.',
  unreachable: 'The service does not answer just now. This page goes on trying.',
  again: 'Ask again',
  cancel: 'Cancel',
  ago: (seconds: number) =>
    seconds < 5
      ? 'just now'
      : seconds < 60
        ? `${seconds} seconds ago`
        : seconds < 3600
          ? `${Math.floor(seconds / 60)} min ago`
          : `${Math.floor(seconds / 3600)} h ago`,
} as const

/** The page on which the holder of a credential answers a holder challenge. */
export const proveTexts = {
  title: 'Prove that a credential is yours',
  loading: 'Opening the question',
  failed: 'The question could not be loaded.',
  broken: {
    title: 'This link is incomplete',
    text: 'Scan the code again, or open the whole link.',
  },
  gone: {
    title: 'This question is over',
    text: 'It waited as long as it could, or somebody has answered it. Ask for a new code.',
  },
  whoAsks: 'Who asks',
  somebody: (host: string) => `Somebody at ${host}, not verified`,
  callsItself: (name: string) => `They call themselves ${quoteWords(name)}. Nobody has checked this.`,
  reason: (reason: string) => `They give this reason: ${quoteWords(reason)}. Nobody has checked it.`,
  words: 'These two words stand on the screen of the person who asks. Compare them by eye or by voice:',
  relay:
    'Answer only if you are with the person who asks, or speak with them now. Whoever passed this code on to you could show your answer as their own.',
  mailRelay:
    'Answer only if you expected this question from the person who sent you the link. Whoever passed it on to you could show your answer as their own.',
  notAsked: 'No, I did not ask for this',
  denying: 'Sending...',
  denied: {
    title: 'Nothing was confirmed',
    text: 'The person who asked is told that you did not ask for this. You can close this page.',
  },
  credential: 'For which credential',
  confirmedBy: (verifier: string, day: string | null) => `Confirmed by ${verifier}${day === null ? '' : ` on ${day}`}`,
  what: 'They will know that whoever answers controls this credential. They learn nothing else.',
  connect: 'Connect the wallet that holds this credential, or come in with the passkey that does.',
  connectAction: 'Connect MetaMask',
  wrongWallet: (needed: string, connected: string) =>
    `This credential belongs to ${needed}. You are connected as ${connected}. Switch the account in your wallet, or use another passkey.`,
  chainSilent: 'Who holds this credential could not be looked up.',
  frozen: 'A key of this identity is reported stolen. Nobody can answer for it until the freeze ends.',
  answer: 'Yes, this is mine',
  answering: 'Confirm with your wallet or passkey...',
  declined: 'You declined. Nothing was sent.',
  notSent: 'The answer could not be sent. Try again.',
  sent: {
    title: 'Answered',
    text: 'Their page shows now that you control this credential. You can close this one.',
  },
} as const
