import { quoteWords } from '@did/domain/proof/quote-words'
import { resembles } from '../frame/names.ts'
import { keptByVerifier } from './kept-by-verifier.ts'

export const requestDialogTexts = {
  title: 'Request Verification',
  description: (claimTitle: string) =>
    `Choose who should check ${quoteWords(claimTitle)}. They see the claim’s text, and nothing else unless you share it. ${keptByVerifier}`,
  verifier: 'Verifier',
  choose: 'Select a verifier',
  accredited: (wallet: string, domain: string | null) =>
    `Accredited: the name was reviewed${domain === null ? '' : `, and ${domain} belongs to it`}. Wallet ${wallet}.`,
  selfRegistered: (wallet: string) => `Registered itself: nobody has reviewed this name. Wallet ${wallet}.`,
  groups: { accredited: 'Accredited', others: 'Registered themselves, not reviewed' },
  lookAlike: (known: string, wallet: string) => `${resembles(known)} Nobody has reviewed this name. Wallet ${wallet}.`,
  looksLike: (label: string, known: string) => `${label} (not ${known})`,
  /** Marks a verifier that the owner asked and that has not answered yet. */
  asked: (label: string) => `${label} (already asked)`,
  /** Marks a verifier that cannot get the claim's private attributes. */
  cannotReceive: (label: string) => `${label} (cannot receive private attributes)`,
  askedOn: (date: string) => `You asked it on ${date}, and it has not answered yet.`,
  loading: 'Loading verifiers',
  empty: 'No verifiers are currently available. Try again later.',
  loadFailed: 'The list of verifiers could not be loaded.',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  verifierMissing: { title: 'Please select a verifier', description: 'You must select a verifier to proceed' },
  profileMissing: {
    title: 'User profile required',
    description: 'Please ensure you have a user profile before submitting requests',
  },
  profileFailed: {
    title: 'User Profile Error',
    description: 'Could not fetch your user profile. Please ensure you have created a profile.',
  },
  /** Toasts for a claim's first request, for a renewal, and for a request that the tracker sent. */
  submitted: {
    first: { title: 'Verification Request Submitted', description: 'Your request has been sent to the verifier' },
    renewal: { title: 'Verification Requested', description: 'Your claim counts anew as soon as it is confirmed' },
    tracker: {
      title: 'Verification Request Sent',
      description: 'Your verification request has been submitted successfully',
    },
  },
  notSent: { title: 'Nothing was sent' },
  /**
   * Says why the page sends no private attributes with a request. The owner may send the request
   * without them.
   */
  withheld: {
    none: 'This verifier cannot receive private attributes yet. Choose another one, or share none.',
    bad: 'This verifier’s key is not signed by its wallet. Choose another one, or share nothing private.',
    unknown: 'The verifier could not be checked on the chain right now. Try again, or share nothing private.',
    ended: 'This verifier’s key has ended. Choose another one, or share nothing private.',
    older: 'The key is an older one than this verifier had before. Choose another one, or share nothing private.',
    frozen: 'A key of this verifier is reported stolen. Choose another one, or share nothing private.',
    suspended: 'This verifier’s wallet is suspended. Choose another one, or share nothing private.',
    'not-accredited':
      'The registry does not know this verifier’s wallet. Choose another one, or share nothing private.',
    'other-type': 'Your private attributes were entered for another type of claim. Share none with this request.',
  },
  replace: 'Replace my request',
  replacing: 'Your earlier request is taken back, and this one is sent in its place.',
  recall: 'Take back',
  recallFrom: (who: string) => `Take back the request to ${quoteWords(who)}`,
  recalled: {
    title: 'Request taken back',
    description: 'Change the claim or add private attributes, and ask again whenever you like.',
  },
  failed: {
    first: { title: 'Error', description: 'Failed to submit verification request' },
    renewal: { title: 'Error', description: 'Failed to request verification.' },
    tracker: { title: 'Error', description: 'Failed to submit verification request' },
  },
  alreadyAsked: { title: 'Error', description: 'You have already asked this verifier. Their answer is still open.' },
  unconfirmed: {
    title: 'Nothing was sent yet',
    description: 'Look at whom your private attributes are sealed for. Agree to the wallet, or share nothing.',
  },
  notSigned: {
    title: 'Nothing was sent',
    description: 'Your wallet did not sign. Try again, or send the request without your private attributes.',
  },
  /** Replaces `notSigned.description` for a person who signed in with a passkey. */
  notSignedByPasskey: 'Your passkey did not sign. Try again, or send the request without your private attributes.',
  verifierGone: { title: 'Error', description: 'This verifier cannot be asked at the moment. Choose another one.' },
} as const
