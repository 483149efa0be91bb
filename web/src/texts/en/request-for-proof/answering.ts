import { quoteWords } from '@did/domain/proof/quote-words'
/** An owner who answers a request for proof reads these texts. */
export const answerTexts = {
  title: 'Answer with a proof',
  loading: 'Looking at the request',
  failed: 'The request could not be loaded.',
  asks: (fact: string) => `You are asked to prove that a claim of yours was issued to somebody ${fact}.`,
  from: 'Who asks',
  accredited: (organization: string) => `${quoteWords(organization)}, an accredited organisation`,
  website: 'Website',
  unknownAsker: 'Unknown asker',
  unknownText:
    'Nobody has reviewed who this is, whatever it calls itself. Answer only if you know who shows you the code.',
  checkingAsker: 'Looking up who asks…',
  askerUnchecked: 'Who asks could not be looked up. Treat it as an unknown asker.',
  audience: 'In its own words',
  until: 'Can be answered until',
  matching: 'Matching characters',
  matchingHint:
    'The same characters stand on the asker’s screen. If any differs, do not answer: somebody passed another code on.',
  shown:
    'The proof hides the value, not the person. The asker also sees the type, title, issuer and date of the claim you answer with, who verified it, and its DID.',
  different: {
    title: 'This is not what the code asks for',
    text: 'What this service says about the request differs from the code you scanned, so it is not shown. Nothing was sent. Ask for a new code.',
  },
  gone: {
    title: 'This request is over, or there never was one',
    text: 'Nothing was sent. Ask whoever showed you the code for a new one.',
  },
  over: {
    title: 'This request is over',
    text: 'Its time ran out, so it takes no answer any more. Ask for a new code.',
  },
  broken: {
    title: 'This link is not whole',
    text: 'A part of it is missing. Scan the code again, or ask for the whole link.',
    scan: 'Scan QR',
  },
  connect: {
    text: 'Connect the wallet that holds your claims. You come back to this request.',
    action: 'Connect and answer',
  },
  signIn: { text: 'Sign in with your wallet to answer. You stay on this request.', action: 'Sign in to answer' },
  noVault: {
    text: 'You have no private attributes yet. Enter them with a claim and let a verifier confirm it; then you can answer such requests.',
    action: 'To my claims',
  },
  locked: 'Open your private attributes to answer.',
  looking: 'Looking for a claim that can answer',
  lookFailed: 'Your claims could not be looked through.',
  none: {
    text: (attributes: string) =>
      `None of your verified claims has what this takes: ${attributes}, confirmed by a verifier as a private attribute.`,
    action: 'To my claims',
  },
  choose: 'Answer with',
  send: 'Prove and send',
  sending: 'Making the proof...',
  cancel: 'Cancel',
  sent: {
    title: 'Sent',
    text: 'The asker’s screen shows the result in a moment. Nobody else can read your answer, and it counts for this request alone.',
  },
  notKept: { title: 'Answer sent', description: 'It could not be noted in your vault.' },
} as const
