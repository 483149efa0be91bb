import type { Told } from '../../told-facts.ts'
import { because, on } from './sentence-parts.ts'

type Headline = { title: string; sentence: (told: Told) => string }

export const genuineHeadline: Headline = {
  title: 'You can rely on this claim',
  sentence: ({ who, signedOn }) => `${who} confirmed it${on(signedOn)}.`,
}

const notGenuine = 'Not genuine'
const noReliance = 'Do not rely on this claim'

/** The headline for each code of a check that did not pass. */
export const headlines = {
  'link-incomplete': {
    title: 'This link is incomplete',
    sentence: () =>
      'A part of it was lost or changed on its way, or several links were pasted together. Open the whole link, and only one at a time, or ask for it again.',
  },
  'link-without-fragment': {
    title: 'This link is incomplete',
    sentence: () =>
      'Only its end is missing, which begins with “#”. Some mail and chat programs leave it out. Copy the whole link from the message and open it here, or ask the sender for its QR code.',
  },
  'link-damaged': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: the link was changed on its way. Ask for it again.',
  },
  'link-contradictory': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: parts of the link contradict each other.',
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
    title: 'Not confirmed when this link was made',
    sentence: () =>
      'The owner added this claim, and no verifier had checked it by then. If one has since, ask the owner for a new link.',
  },
  'confirmed-since': {
    title: 'A verifier has confirmed it since',
    sentence: () =>
      'This link was made before that, so it carries no confirmation, and only this service says so. Ask the owner for a new link.',
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
    sentence: ({ who, signedOn, at }) =>
      signedOn === at
        ? `${who} is accredited since ${at}. This was confirmed before, on the same day.`
        : `${who} is accredited since ${at}. This was confirmed before${signedOn === null ? '' : `,${on(signedOn)}`}.`,
  },
  'verifier-suspended': {
    title: 'Its verifier is suspended',
    sentence: ({ signedOn, at }) =>
      signedOn === null
        ? `Its verifier was suspended on ${at}, and nothing proves that it confirmed this claim before that.`
        : `Its verifier confirmed it on ${signedOn}, before anybody had reviewed it, and is suspended since ${at}.`,
  },
  'verifier-suspended-unproven': {
    title: noReliance,
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
      'It is complete and signed, but who stands behind it could not be looked up. Try again in a moment.',
  },
  'verifier-frozen': {
    title: 'Its verifier reports a stolen key',
    sentence: ({ signedOn, at }) =>
      `Its verifier reports a stolen key since ${at}, and ${signedOn === null ? 'nothing proves that it confirmed this claim before that' : 'the chain recorded this claim only after that'}.`,
  },
  'verifier-key-replaced': {
    title: 'Its verifier has a new key',
    sentence: ({ signedOn, at }) =>
      `Its verifier’s key was replaced on ${at}, and ${signedOn === null ? 'nothing proves that it confirmed this claim before that' : 'the chain recorded this claim only after that'}.`,
  },
  'verifier-freeze-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'Whether its verifier reports a stolen key could not be looked up. Try again in a moment.',
  },
  'holder-named-by-unknown': {
    title: 'Only its verifier says whose it is',
    sentence: ({ who, signedOn }) => `${who} confirmed it${on(signedOn)}, and nobody vouches for this verifier.`,
  },
  'holder-not-named': {
    title: 'It does not say whose it is',
    sentence: ({ who, signedOn }) =>
      `${who} confirmed this claim${on(signedOn)}, but its holder’s name was kept back, so anybody could show it. Ask them to prove it is theirs.`,
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
    sentence: ({ who, at }) =>
      `${who} confirmed it only until ${at}. If it was confirmed again since, ask the owner for a new link.`,
  },
  'not-valid-yet': {
    title: 'This claim is not valid yet',
    sentence: ({ who, at }) => `${who} confirmed it from ${at} on.`,
  },
  'subject-on-another-chain': {
    title: notGenuine,
    sentence: () => 'Do not rely on this claim: it belongs to another network than this service.',
  },
  'subject-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'Whether its owner holds a DID could not be looked up. Try again in a moment.',
  },
  'identity-frozen': {
    title: 'Its holder reports a stolen key',
    sentence: ({ who, signedOn, at }) =>
      `${who} confirmed this claim${on(signedOn)}. Its holder reports a stolen key since ${at}, so a thief could be showing it.`,
  },
  'taken-with-former-key': {
    title: 'Another key controls it now',
    sentence: ({ at }) =>
      `The wallet took this credential before ${at}, when its holder got a new key. So somebody else may be showing it. Ask the holder to take it into their wallet again.`,
  },
  'confirmed-for-former-key': {
    title: 'Another key controls it now',
    sentence: ({ who, at }) =>
      `Nothing shows that ${who} confirmed it after ${at}, when its holder got a new key. So somebody else may have answered. Ask the holder to have it confirmed again.`,
  },
  'control-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'Whether its holder reports a stolen key could not be looked up. Try again in a moment.',
  },
  'share-withdrawn': {
    title: 'This link has ended',
    sentence: ({ owner }) => `${owner} ended this link. Ask them for a new one.`,
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
        ? 'A character of the link may have changed on its way, or its owner does not share it any more. Ask for the link again.'
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
  'fact-not-proved': {
    title: notGenuine,
    sentence: () => 'Do not rely on this link: its proof was changed, or made for another link.',
  },
  'fact-not-vouched-for': {
    title: notGenuine,
    sentence: () => 'Do not rely on this link: no verifier has seen the data that its proof is about.',
  },
  'fact-ended': {
    title: 'This proof has ended',
    sentence: ({ audience, at }) => `It was made for ${audience} and held until ${at}. Ask for a new one.`,
  },
  'fact-unchecked': {
    title: 'Not everything could be checked',
    sentence: () => 'The claim holds, but the proof in its link could not be checked. Try again in a moment.',
  },
} satisfies Record<string, Headline>
