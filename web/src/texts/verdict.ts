import type { CheckCode, Outcome } from '@did/credentials/verdict-checks'
import type { RevocationReason } from '@did/domain/revocation'

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
    /** What the note above says, in the fewest words. */
    cautions: {
      'verifier-not-reviewed': 'Verifier not reviewed',
      'verifier-accredited-later': 'Reviewed only later',
      'verifier-suspended': 'Verifier suspended',
      'not-valid-yet': 'Not valid yet',
      'subject-without-did': 'Owner has no DID',
      'share-expired': 'Link expired',
      'share-unknown': 'Link not known',
    } as Partial<Record<CheckCode, string>>,
    unchecked: 'Could not be checked',
    withdrawn: 'Withdrawn',
    linkWithdrawn: 'Link withdrawn',
    expired: 'Expired',
    verifiedBy: 'Verified by:',
    confirmedBy: 'Confirmed by:',
    website: 'Its website:',
    issuer: 'Issuer named by the owner:',
    fields: { description: 'Description' } as Record<string, string>,
    ownWords: 'This is what the owner wrote. Nobody has confirmed it.',
  },
  controlled: {
    open: 'Open this claim',
    opening: 'Opening...',
    closed: 'It cannot be opened any more. Ask its owner for a new link.',
    usedUp: 'If you have opened it in this browser before, you can open it again.',
    unreachable: 'It could not be opened just now. Try again in a moment.',
  },
  independent: {
    servedBy: 'This page was served by',
    how: 'Whoever serves a page could change what it says. To check without it, run this command in a copy of the project. You may name any other node of the chain that you trust.',
    run: 'The independent check',
    command: (link: string, node: string | null) =>
      `npm run check-credential -- '${link}'${node === null ? '' : ` --rpc '${node}'`}`,
    file: 'the file',
    what: 'It asks only the chain, and the owner’s service whether the link is still open.',
  },
  copy: {
    copy: 'Copy',
    copyOf: (what: string) => `Copy: ${what}`,
    copied: { title: 'Copied' },
    failed: { title: 'Error', description: 'It could not be copied. Select the text instead.' },
  },
  details: {
    summary: 'Technical details',
    verifier: 'Verifier’s wallet',
    standing: 'Verifier’s website',
    subject: 'Owner’s DID',
    level: 'Kind of check',
    signedOn: 'Date named by the verifier',
    claim: 'Claim number',
    digest: 'Signed digest',
    signature: 'Signature',
    anchor: 'Recorded on the chain',
    anchored: ({ block, transaction }: { block: number; transaction: string }) =>
      `block ${block}, transaction ${transaction}`,
    signed: 'What the verifier signed (EIP-712)',
    tools: 'Check it with common tools (Foundry’s cast)',
    askSigned: 'the text above, saved as signed.json, and its signature: “Validation succeeded”',
    askSigner: (verifier: string) => `who signed: ends in ${verifier.slice(2)}, or is 0x1626ba7e for a contract wallet`,
    askStanding: 'who vouches: true, the name, the website, since when',
    askSubject: 'the owner’s DID: 1 or more',
    askAnchor: 'signed when: one event, in the block of that time',
    askRevocation: 'not withdrawn: 0',
  },
} as const

/** Why a verifier withdrew, as a stranger reads it. A verifier's own words are its owner's business alone. */
export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'it was confirmed by mistake',
  'no-longer-true': 'it is no longer true',
  'holder-request': 'its owner asked for it',
  'key-compromised': 'somebody else may have used the verifier’s key',
  other: 'for another reason',
}

type Passed =
  | 'link-intact'
  | 'signature-valid'
  | 'verifier-accredited'
  | 'verifier-accredited-then'
  | 'subject-has-did'
  | 'anchored'
  | 'anchor-pending'
  | 'not-revoked'
  | 'valid-without-end'
  | 'valid-until'
  | 'share-active'
  | 'share-opened'

/**
 * What a sentence may need: who signed; when, as the chain knows it, or null while it does not; since when that verifier stood as it did
 * then; the moment the check is about; the reason of a withdrawal. Dates are ready to read.
 */
export type Told = { who: string; signedOn: string | null; since: string; at: string; reason: string | null }
type Headline = { title: string; sentence: (told: Told) => string }

/** Only a date that the chain vouches for is told: a verifier's own could be any. */
const on = (signedOn: string | null) => (signedOn === null ? '' : ` on ${signedOn}`)
const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`)

export const genuineHeadline: Headline = {
  title: 'You can rely on this claim',
  sentence: ({ who, signedOn }) => `${who} confirmed it${on(signedOn)}.`,
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
  'share-unopened': {
    title: 'A claim is waiting for you',
    sentence: () => 'Open it to see what it says and whether it holds. Its owner sees how often it is opened.',
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
      `${who} confirmed it${on(signedOn)}. This verifier registered itself, and nobody has reviewed who it is.`,
  },
  'verifier-accredited-later': {
    title: 'Confirmed before anybody reviewed the verifier',
    sentence: ({ who, signedOn, at }) => `${who} confirmed it${on(signedOn)}, and was accredited only on ${at}.`,
  },
  'verifier-suspended': {
    title: 'Its verifier is suspended',
    sentence: ({ at }) =>
      `Its verifier was suspended on ${at}, and nothing proves that it confirmed this claim before that.`,
  },
  'verifier-suspended-then': {
    title: notGenuine,
    sentence: ({ signedOn }) =>
      `Do not rely on this claim: its verifier was suspended when it was confirmed${on(signedOn)}.`,
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
  'not-anchored': {
    title: 'Nothing shows when it was confirmed',
    sentence: () => 'Its verifier is suspended, and the claim may have been confirmed before or after.',
  },
  'anchor-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'When the verifier confirmed this claim could not be looked up. Try again in a moment.',
  },
  revoked: {
    title: noReliance,
    sentence: ({ who, at, reason }) => `${who} withdrew it on ${at}${because(reason)}.`,
  },
  'revoked-unrecorded': {
    title: noReliance,
    sentence: ({ who, reason }) => `${who} has withdrawn it${because(reason)}.`,
  },
  'revocation-unproven': {
    title: 'Not everything could be checked',
    sentence: () =>
      'This service says that the claim was withdrawn, but not with the verifier’s own word for it. Ask the verifier.',
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
      `${who} confirmed this claim${on(signedOn)}, but its owner has no DID on the chain.`,
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
      who === ''
        ? 'Its owner may not share it any more.'
        : `${who} confirmed the claim${on(signedOn)}, but its owner may not share it any more.`,
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
  'share-unopened': () => 'Nothing of it has been read yet',
  'nobody-yet': () => 'No verifier has confirmed it',
  'signature-valid': () => 'The content is exactly what the verifier signed',
  'signature-invalid': () => 'The content is not what a verifier signed',
  'signature-by-another': () => 'The content is not what the verifier named in the link signed',
  'signature-unchecked': () => 'The verifier’s signature could not be checked',
  'verifier-accredited': ({ who, at }) => `Confirmed by ${who}, a known verifier since ${at}`,
  'verifier-accredited-then': ({ who, signedOn, at }) =>
    `Confirmed by ${who}, which was a known verifier then${on(signedOn)}; it is suspended since ${at}`,
  'verifier-accredited-later': ({ who, at }) => `Confirmed by ${who} before it became a known verifier on ${at}`,
  'verifier-not-reviewed': () => 'The verifier registered itself, and nobody has reviewed it',
  'verifier-suspended': ({ at }) => `The verifier has been suspended since ${at}`,
  'verifier-suspended-then': ({ at }) => `The verifier was suspended on ${at}, before it confirmed this claim`,
  'verifier-not-entitled': () => 'The verifier was never entitled to confirm claims',
  'verifier-is-subject': () => 'The owner confirmed their own claim',
  'verifier-unchecked': () => 'Who the verifier is could not be checked',
  anchored: ({ at }) => `Confirmed no later than ${at}, when the chain recorded it`,
  'anchor-pending': () => 'Not recorded on the chain yet, so it counts as confirmed today',
  'not-anchored': () => 'Not recorded on the chain, so nothing shows that it was confirmed before the suspension',
  'anchor-unchecked': () => 'When it was confirmed could not be checked',
  'not-revoked': () => 'Not withdrawn',
  revoked: ({ at, reason }) => `Withdrawn by the verifier on ${at}${because(reason)}`,
  'revoked-unrecorded': ({ reason }) => `Withdrawn by the verifier${because(reason)}; the chain does not show it yet`,
  'revocation-unproven': () => 'A list says “withdrawn” without the verifier’s own word, so it could not be checked',
  'revocation-unchecked': () => 'Withdrawal could not be checked',
  'valid-without-end': () => 'It has no end date',
  'valid-until': ({ at }) => `Valid until ${at}`,
  expired: ({ at }) => `Expired on ${at}`,
  'not-valid-yet': ({ at }) => `Not valid before ${at}`,
  'subject-has-did': () => 'Issued to somebody who holds a DID',
  'subject-without-did': () => 'The person it was issued to holds no DID at present',
  'subject-on-another-chain': () => 'Issued on another network than this service',
  'subject-unchecked': () => 'Whether the owner holds a DID could not be checked',
  'share-opened': () => 'The owner shared it with you; nobody new can open the link',
  'share-active': () => 'The owner still shares it',
  'share-withdrawn': () => 'The owner has withdrawn this link',
  'share-expired': () => 'The owner’s time limit for this link is over',
  'share-used-up': () => 'The link was opened as often as the owner allowed',
  'share-unknown': () => 'This service does not know the link',
  'share-of-another-claim': () => 'The link carries the share of another claim',
  'share-unchecked': () => 'Whether the owner still shares it could not be checked',
}
