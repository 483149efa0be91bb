/**
 * `issuer` is a domain, an address on the web, a name from the registry, a wallet's address or a
 * DID. `domain` is the host of an address with folders, and '' otherwise.
 */
export type ForeignTold = { issuer: string; domain: string; at: string }
type Sentence = (told: ForeignTold) => string
type Headline = { title: string; sentence: Sentence }

/** Each finding about a credential of other people's software has one sentence. */
export const foreignSentences = {
  'foreign-unchanged': () => 'The content is exactly what its issuer signed',
  'foreign-changed': () => 'The content is not what its issuer signed',
  'foreign-unsigned': () => 'Nobody signed it',
  'foreign-contradictory': () => 'It contradicts itself about who issued it or to whom',
  'foreign-by-another': () => 'The issuer that it names did not sign it',
  'foreign-key-not-listed': () => 'It is signed with a key that its issuer does not list for credentials',
  'foreign-key-ended': () => 'It names a key that its issuer has revoked, or that has expired',
  'foreign-unsupported': () => 'It is signed in a way that this page cannot check',
  'foreign-key-unchecked': () => 'The issuer’s key could not be fetched, so the signature could not be checked',
  'foreign-issuer-service': () => 'Issued by this service',
  'foreign-issuer-accredited': ({ issuer, at }) => `Issued by ${issuer}, a known verifier since ${at}`,
  'foreign-issuer-domain': ({ issuer }) =>
    `Issued by whoever runs ${issuer}, whose key this service fetched from there; nobody here has reviewed who that is`,
  'foreign-issuer-folder': ({ issuer, domain }) =>
    `Issued by whoever may write to ${issuer}, whose key this service fetched from there; the owner of ${domain} may be somebody else`,
  'foreign-issuer-stranger': () => 'Issued by a stranger: nobody here knows whose key this is',
  'foreign-issuer-suspended': ({ at }) => `Issued by a verifier that has been suspended since ${at}`,
  'foreign-issuer-unchecked': () => 'Who the issuer is could not be checked',
  'foreign-not-revoked': () => 'Not withdrawn, as the issuer’s signed list says',
  'foreign-revoked': () => 'Withdrawn by its issuer, as the issuer’s signed list says',
  'foreign-suspended': () => 'Suspended by its issuer at present, as the issuer’s signed list says',
  'foreign-status-unchecked': () => 'Withdrawal could not be checked',
  'foreign-no-status': () => 'It names no list of withdrawals, so its issuer cannot withdraw it',
  'foreign-valid-until': ({ at }) => `Valid until ${at}`,
  'foreign-without-end': () => 'It has no end date',
  'foreign-expired': ({ at }) => `Expired on ${at}`,
  'foreign-not-valid-yet': ({ at }) => `Not valid before ${at}`,
  'foreign-dates-unreadable': () => 'Its dates cannot be read',
  'foreign-attestation-kept-back': () =>
    'Signed by the service only: the confirmation that the verifier signed was kept back',
  'foreign-attestation-missing': () => 'Signed by the verifier, but its confirmation was kept back',
  'foreign-attestation-differs': () => 'It says something else than the confirmation that the verifier signed',
  'foreign-fields-bare': () =>
    'Some of its fields are signed by the service only: the verifier’s signature of them was kept back',
} as const satisfies Record<string, Sentence>

const notGenuine = 'Not genuine'
const noReliance = 'Do not rely on this credential'

export const foreignGenuine: Headline = {
  title: 'You can rely on this credential',
  sentence: ({ issuer }) => `${issuer} issued it, and nothing was changed.`,
}

export const foreignHeadlines = {
  'foreign-changed': {
    title: notGenuine,
    sentence: () => `${noReliance}: it was changed after its issuer signed it, or its issuer never signed it.`,
  },
  'foreign-unsigned': {
    title: notGenuine,
    sentence: () => `${noReliance}: nobody signed it, so anybody can have written it.`,
  },
  'foreign-contradictory': {
    title: notGenuine,
    sentence: () => `${noReliance}: its parts contradict each other.`,
  },
  'foreign-by-another': {
    title: notGenuine,
    sentence: () => `${noReliance}: the issuer that it names did not sign it.`,
  },
  'foreign-key-not-listed': {
    title: notGenuine,
    sentence: () => `${noReliance}: its issuer does not list the key that signed it.`,
  },
  'foreign-key-ended': {
    title: 'The issuer’s key has ended',
    sentence: () =>
      `${noReliance}: its issuer has revoked the key that it names, or the key has expired. Ask the issuer for a new one.`,
  },
  'foreign-unsupported': {
    title: 'This credential could not be checked',
    sentence: () => 'This page does not know its kind of signature. Ask for the credential in another format.',
  },
  'foreign-key-unchecked': {
    title: 'This credential could not be checked',
    sentence: () => 'The issuer’s key is missing, and nobody can check the signature without it.',
  },
  'foreign-issuer-domain': {
    title: 'Signed by a domain',
    sentence: ({ issuer }) =>
      `Whoever runs ${issuer} signed exactly this. Rely on it as far as you trust that domain, and read its name letter by letter.`,
  },
  'foreign-issuer-folder': {
    title: 'Signed by a part of a web site',
    sentence: ({ issuer, domain }) =>
      `Whoever may write to ${issuer} signed exactly this. The owner of ${domain} may be somebody else. Rely on it as far as you trust that address, and read it letter by letter.`,
  },
  'foreign-issuer-stranger': {
    title: 'Signed by a stranger',
    sentence: () =>
      'It is unchanged since somebody signed it, but nobody here knows who signed it. Anybody can make such a key.',
  },
  'foreign-issuer-suspended': {
    title: 'Its issuer is suspended',
    sentence: () => 'The issuer was a known verifier once and is not any more. Ask the issuer before you rely on it.',
  },
  'foreign-issuer-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'The chain’s answer about the issuer is missing, so nobody here can tell who the issuer is.',
  },
  'foreign-revoked': { title: 'Withdrawn', sentence: () => `${noReliance}: its issuer has withdrawn it.` },
  'foreign-suspended': { title: 'Suspended', sentence: () => `${noReliance} now: its issuer has suspended it.` },
  'foreign-status-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'The issuer’s signed list of withdrawals is missing, so the issuer may have withdrawn it.',
  },
  'foreign-expired': { title: 'This credential has expired', sentence: ({ at }) => `It was valid until ${at}.` },
  'foreign-not-valid-yet': {
    title: 'This credential is not valid yet',
    sentence: ({ at }) => `It begins to be valid on ${at}.`,
  },
  'foreign-dates-unreadable': {
    title: notGenuine,
    sentence: () => `${noReliance}: its dates cannot be read.`,
  },
  'foreign-attestation-kept-back': {
    title: 'Signed by the service only',
    sentence: () =>
      'The confirmation that the verifier signed was kept back. Ask for the credential with all its parts.',
  },
  'foreign-attestation-missing': {
    title: 'Its confirmation was kept back',
    sentence: () =>
      'The verifier signed it with its own key. Without the confirmation, nobody can ask the chain whether the verifier has withdrawn it. Ask for the credential with all its parts.',
  },
  'foreign-attestation-differs': {
    title: notGenuine,
    sentence: () => `${noReliance}: the verifier never confirmed what it says.`,
  },
  'foreign-fields-bare': {
    title: 'Some fields are signed by the service only',
    sentence: () =>
      'The verifier’s signature of these fields was kept back. Ask for the credential with all its parts.',
  },
} as const satisfies Record<string, Headline>

/** The page shows these texts beside the content of a credential of other people’s software. */
export const foreignContentTexts = {
  says: 'What it says',
  about: 'About',
  notWhole: 'It has more content, which is not shown.',
} as const
