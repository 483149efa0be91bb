import { plural } from '../frame/plural.ts'

/** Texts for anybody who asks for a proof (docs/vault-and-proofs.md). */
export const askTexts = {
  title: 'Ask for a proof',
  lead: 'Choose one fact, such as 18 or older. Somebody with a verified claim scans your code and proves the fact to this page, without showing the value behind it.',
  noAccount: 'You need no account and no wallet.',
  developmentKeys: 'This installation has keys for development alone, so nobody could rely on a proof asked for here.',
  says: (fact: string) => `You ask for proof of this: somebody ${fact}.`,
  asked: (fact: string) => `Somebody ${fact}`,
  audience: 'Who is asking',
  audienceHint:
    'Whoever scans the code reads this as your own words. It also stands in the proof, so name your place: “Bar do Cais, Lisbon”.',
  audienceMissing: 'Say who is asking',
  lifetime: 'Can be answered for',
  lifetimes: { quarter: '15 minutes', hour: '1 hour', day: '1 day' },
  make: 'Make the code',
  sign: (organization: string) => `Sign as ${organization} and make the code`,
  signHint: 'Signed, your name is shown as that of an accredited organisation. Otherwise you are an “unknown asker”.',
  making: 'Making the code',
  notMade: 'The request could not be handed to the server. Try again.',
  waiting: 'Let them scan this code',
  waitingText: 'With the phone’s camera, or on the “Scan QR” page of this site.',
  qrAlt: 'QR code of your request for a proof',
  copy: 'Copy the link',
  again: 'Ask something else',
  matching: 'Matching characters',
  matchingHint: 'The same six stand on the screen of whoever answers. If they differ, that is another request.',
  fact: 'What is asked',
  from: 'Asked by',
  until: 'Can be answered until',
  signedBy: (organization: string) => `${organization}, signed`,
  unsigned: (audience: string) => `${audience} (shown as an unknown asker)`,
  keepOpen:
    'Keep this tab open, because only it can read the answer. Reloading is fine. Once it is closed, an answer is lost.',
  passedOn:
    'A code can be passed on. Compare the characters with those on the other screen, and look at who stands before you.',
  listening: 'Waiting for an answer…',
  unreachable: 'Whether there is an answer is not known. We keep trying.',
  over: { title: 'This request is over', text: 'Nobody can answer it any more.' },
  overUnheard: 'Its time ran out, and whether an answer came is not known. Reload this page.',
  overUnanswered: 'Its time ran out without an answer. Ask again with a new code.',
  full: {
    title: 'Only the newest answers are kept',
    text: 'If the right answer is not among them, ask again with a new code.',
  },
  answers: (count: number) => plural(count, { one: 'One person has answered', other: '# people have answered' }),
  answer: (place: number) => `Answer ${place}`,
  loading: 'Looking at the answer',
  /** One sentence for each kind of answer that does not count as a proof. */
  rubbish: 'Somebody sent something this page cannot open: it was not made for this code.',
  wrong: 'Somebody sent a proof that does not hold for this request: it was made for something else, or changed.',
  repeated: 'A copy of an answer came, or a second one of the same person. Each person counts once.',
  uncounted:
    'An answer above is not counted: it is not genuine, no accredited verifier stands behind it, its confirmation has ended or not begun, or a thief of its holder’s key may have sent it.',
  unchecked: 'An answer could not be checked yet. We keep trying.',
  times: (sentence: string, count: number) => plural(count, { one: sentence, other: `${sentence} (# times)` }),
} as const
