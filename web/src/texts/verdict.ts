import type { CheckCode, Outcome } from '@did/credentials/verdict-checks'

/**
 * The public page. Its words are for people who have never heard of a wallet. "Verified" stands only where everything is green,
 * so no other text here may use that word.
 */
export const verdictTexts = {
  title: 'Shared claim',
  checking: 'Checking this claim...',
  checks: 'What we checked',
  checkedNow: 'Checked just now in your browser.',
  again: 'Check again',
  checkingAgain: 'Checking again...',
  outcome: {
    passed: 'Passed',
    failed: 'Failed',
    warning: 'Warning',
    unchecked: 'Could not be checked',
  } satisfies Record<Outcome, string>,
  empty: {
    title: 'There is no claim in this link',
    sentence: 'Open the whole link you were given, or scan its code.',
    scan: 'Scan QR',
  },
  card: {
    verified: 'Verified',
    /** Green but for what our own server could not say: the claim stands, yet not every line is green. */
    confirmed: 'Confirmed',
    pending: 'Pending',
    caution: 'Read the note above',
    unchecked: 'Could not be checked',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    verifiedBy: 'Verified by:',
    confirmedBy: 'Confirmed by:',
    issuer: 'Issuer named by the owner:',
    noIssuer: 'Not named',
    ownWords: 'This is what the owner wrote. Nobody has confirmed it.',
  },
  details: {
    summary: 'Details',
    verifier: 'Verifier’s wallet',
    standing: 'Verifier’s website',
    subject: 'Owner’s DID',
    level: 'Kind of check',
    signedOn: 'Confirmed on',
    claim: 'Claim number',
    digest: 'Signed digest',
    signature: 'Signature',
  },
} as const

type Passed =
  | 'link-intact'
  | 'signature-valid'
  | 'verifier-accredited'
  | 'not-revoked'
  | 'valid-without-end'
  | 'valid-until'
  | 'subject-has-did'
  | 'share-active'

/** What a headline may need: who signed, when they did, and the moment the decisive check is about. Dates are ready to read. */
export type Told = { who: string; signedOn: string; at: string }
type Headline = { title: string; sentence: (told: Told) => string }

export const genuineHeadline: Headline = {
  title: 'You can rely on this claim',
  sentence: ({ who, signedOn }) => `${who} confirmed it on ${signedOn}.`,
}

const notGenuine = 'Not genuine'
const noReliance = 'Do not rely on this claim'

/** The one finding that decides makes the headline. */
export const headlines: Record<Exclude<CheckCode, Passed>, Headline> = {
  'link-damaged': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: the link was changed or damaged on its way. Ask for it again.',
  },
  'link-contradictory': {
    title: notGenuine,
    sentence: () =>
      'Do not rely on this claim: parts of the link are missing or contradict each other. Ask for the whole link again.',
  },
  'link-unsupported': {
    title: 'This link could not be read',
    sentence: () => 'It was made by a newer version of this service. Reload the page, or try again later.',
  },
  'link-too-long': {
    title: 'This link is too long to read',
    sentence: () => 'No claim of this service needs a link as long as this one, so nothing of it was read.',
  },
  'nobody-yet': {
    title: 'Not confirmed by anyone yet',
    sentence: () => 'The owner added this claim. No verifier has checked it.',
  },
  'signature-invalid': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: its content is not what a verifier confirmed.',
  },
  'signature-by-another': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: its content is not what a verifier confirmed.',
  },
  'signature-unchecked': {
    title: 'Not checked yet',
    sentence: () =>
      'This service could not be reached, so nothing can be said about this claim. Try again in a moment.',
  },
  'verifier-not-reviewed': {
    title: 'Confirmed by somebody we do not know',
    sentence: ({ who, signedOn }) =>
      `${who} confirmed it on ${signedOn}. This verifier registered itself, and nobody has reviewed who it is.`,
  },
  'verifier-suspended': {
    title: 'Its verifier is suspended',
    sentence: ({ who }) => `${who} confirmed this claim, but may not confirm claims at present.`,
  },
  'verifier-not-entitled': {
    title: notGenuine,
    sentence: ({ who }) => `Do not rely on this claim: ${who} was never entitled to confirm claims.`,
  },
  'verifier-is-subject': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: its owner confirmed it themselves.',
  },
  'verifier-unchecked': {
    title: 'Not everything could be checked',
    sentence: () =>
      'The link is complete and signed, but who stands behind it could not be looked up. Try again in a moment.',
  },
  revoked: {
    title: noReliance,
    sentence: ({ who, at }) => `${who} withdrew it on ${at}.`,
  },
  'revocation-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'Whether the verifier has withdrawn this claim could not be looked up. Try again in a moment.',
  },
  expired: {
    title: 'This claim has expired',
    sentence: ({ who, at }) => `${who} confirmed it only until ${at}.`,
  },
  'not-valid-yet': {
    title: 'This claim is not valid yet',
    sentence: ({ who, at }) => `${who} confirmed it from ${at} on.`,
  },
  'subject-without-did': {
    title: 'Its owner holds no DID at present',
    sentence: ({ who, signedOn }) =>
      `${who} confirmed this claim on ${signedOn}, but its owner has no DID on the chain.`,
  },
  'subject-on-another-chain': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: it belongs to another network than this service.',
  },
  'subject-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'Whether its owner holds a DID could not be looked up. Try again in a moment.',
  },
  'share-withdrawn': {
    title: noReliance,
    sentence: () => 'The owner has withdrawn this link.',
  },
  'share-expired': {
    title: 'This link has expired',
    sentence: () => 'The owner shared the claim for a limited time, which is over. Ask for a new link.',
  },
  'share-used-up': {
    title: 'This link is used up',
    sentence: () => 'The owner allowed it to be opened a limited number of times. Ask for a new link.',
  },
  'share-unknown': {
    title: 'This link is not known here',
    sentence: ({ who, signedOn }) =>
      `${who} confirmed the claim on ${signedOn}, but its owner may not share it any more.`,
  },
  'share-of-another-claim': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: the link was put together from the links of two claims.',
  },
  'share-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'Whether the owner still shares this claim could not be looked up. Try again in a moment.',
  },
}

type CheckSentence = (told: Told) => string

export const checkSentences: Record<CheckCode, CheckSentence> = {
  'link-intact': () => 'The link is complete and unchanged',
  'link-damaged': () => 'The link was changed or damaged',
  'link-contradictory': () => 'Parts of the link are missing or contradict each other',
  'link-unsupported': () => 'The link was made by a newer version of this service',
  'link-too-long': () => 'The link is too long to be read',
  'nobody-yet': () => 'No verifier has confirmed it',
  'signature-valid': () => 'The content is exactly what the verifier signed',
  'signature-invalid': () => 'The content is not what a verifier signed',
  'signature-by-another': () => 'The content is not what the verifier named in the link signed',
  'signature-unchecked': () => 'The verifier’s signature could not be checked',
  'verifier-accredited': ({ who, at }) => `Confirmed by ${who}, a known verifier since ${at}`,
  'verifier-not-reviewed': () => 'The verifier registered itself, and nobody has reviewed it',
  'verifier-suspended': () => 'The verifier is suspended',
  'verifier-not-entitled': () => 'The verifier was never entitled to confirm claims',
  'verifier-is-subject': () => 'The owner confirmed their own claim',
  'verifier-unchecked': () => 'Who the verifier is could not be checked',
  'not-revoked': () => 'Not withdrawn',
  revoked: ({ at }) => `Withdrawn by the verifier on ${at}`,
  'revocation-unchecked': () => 'Withdrawal could not be checked',
  'valid-without-end': () => 'It has no end date',
  'valid-until': ({ at }) => `Valid until ${at}`,
  expired: ({ at }) => `Expired on ${at}`,
  'not-valid-yet': ({ at }) => `Not valid before ${at}`,
  'subject-has-did': () => 'Issued to somebody who holds a DID',
  'subject-without-did': () => 'The person it was issued to holds no DID at present',
  'subject-on-another-chain': () => 'Issued on another network than this service',
  'subject-unchecked': () => 'Whether the owner holds a DID could not be checked',
  'share-active': () => 'The owner still shares it',
  'share-withdrawn': () => 'The owner has withdrawn this link',
  'share-expired': () => 'The owner’s time limit for this link is over',
  'share-used-up': () => 'The link was opened as often as the owner allowed',
  'share-unknown': () => 'This service does not know the link',
  'share-of-another-claim': () => 'The link carries the share of another claim',
  'share-unchecked': () => 'Whether the owner still shares it could not be checked',
}
