import { onboardingSteps } from '@did/domain/page/onboarding-steps'
import { quoteWords } from '@did/domain/proof/quote-words'
import { keptByVerifier } from '../verification/kept-by-verifier.ts'

const names = new Intl.ListFormat('en')

export const onboardingTexts = {
  heading: 'Set up your digital identity',
  documentTitle: 'Onboarding',
  progress: 'Onboarding progress',
  stepOf: (step: number) => `Step ${step} of ${onboardingSteps}`,
  skip: 'Skip for now',
  back: 'Back',
  connect: {
    title: 'Connect Your Wallet',
    text: 'Your wallet is your key to this. Connect it to start.',
  },
  signIn: {
    title: 'Sign In to Start',
    text: 'Your wallet is connected. Sign in with it to start.',
  },
  profile: {
    title: 'Create Your Profile',
    existingTitle: 'Your Profile',
    text: 'Verifiers see this name next to your requests. Only the username is needed.',
    existingText: 'You already have a profile. Check it and continue.',
    submit: 'Create Profile',
    submitting: 'Creating...',
    continue: 'Continue',
    saving: 'Saving...',
  },
  did: {
    title: 'Create Your DID',
    text: 'Your DID is the ID that your claims are attached to. It costs nothing here; you can put it on the chain later.',
    sponsored:
      'Your DID is the ID that your claims are attached to. This service puts it on the chain for you, and it costs you nothing.',
    create: 'Create New DID',
    creating: 'Creating...',
    existing: 'Or select an existing one',
    created: (date: string) => `Created ${date}`,
  },
  claim: {
    title: 'Add Your First Claim',
    text: 'A claim is one fact about you. It is private until you share it.',
    question: 'Which organization, which credential?',
    verifier: {
      legend: 'Organization that shall confirm it',
      search: 'Search organizations',
      unknown: 'I don’t know yet',
      unknownHint: 'The claim is only stored. You can ask an organization later.',
      notFound: 'No organization has this name.',
      none: 'No organization is registered here yet. You can ask one later.',
      reads: `The organization gets a request and reads this claim. ${keptByVerifier}`,
    },
    type: 'Claim Type',
    name: 'Title',
    holderName: 'Your name',
    holderNameHint:
      'As the organization knows you. It confirms this name, and whoever you share the claim with sees it.',
    description: 'Description',
    descriptionPlaceholder: 'What it is about, when and where',
    descriptionHint:
      'Leave out birth dates and document numbers. Add them to the claim later, as private attributes that only you and verifiers you choose can read.',
    isPrivate: 'Private claim',
    isPrivateHint: 'It cannot be shared with a code or link.',
    isSelective: 'Selective disclosure',
    isSelectiveHint: 'You choose which fields are shown when you share it.',
    submit: 'Create Claim',
    submitAndSend: 'Create Claim and Send Request',
    submitting: 'Creating...',
  },
  attributes: {
    title: (labels: readonly string[]) => `Add ${names.format(labels)}`,
    text: 'Your claim is stored. What you enter here is locked in this browser. Only you, and a verifier that you choose, can read it.',
    textAsking:
      'Your claim is stored, and the request is not sent yet. What you enter here is locked in this browser. You choose in the next step whether it goes with the request.',
    next: 'Continue',
    later: 'Add it later',
  },
  request: {
    title: 'Send Your Request',
    text: (claim: string, organization: string) =>
      `${quoteWords(claim)} is stored. ${quoteWords(organization)} gets a request to confirm it.`,
    unsent: 'The request is not sent yet',
    unsentHint: 'Your claim is safe. Sending the request again does not add a second claim.',
    send: 'Send Request',
    sending: 'Sending...',
    skip: 'Continue without sending',
  },
  done: {
    title: 'Congratulations!',
    text: 'You have set up your decentralized identity.',
    did: 'Your DID',
    claim: 'Your first claim',
    asked: 'Request sent to',
    nextHeading: 'Next steps',
    next: {
      ask: 'Ask a verifier you trust to check your claim.',
      wait: 'Wait for the answer. The bell tells you when it comes.',
      seal: (labels: readonly string[]) => `Add ${names.format(labels)} to your claim as private attributes.`,
      mint: 'Mint your DID to own it on the chain.',
      share: 'Share your claim with a code or link.',
    },
    continue: 'Continue to Dashboard',
  },
  toasts: {
    profileCreated: { title: 'Profile Created', description: 'Your profile has been created successfully' },
    profileUpdated: { title: 'Profile Updated', description: 'Your profile has been updated successfully' },
    didCreated: { title: 'DID Created', description: 'Your Decentralized Identifier has been created successfully' },
    claimCreated: { title: 'Claim Created', description: 'Your first claim has been added to your DID' },
    complete: { title: 'Onboarding Complete', description: "You've successfully set up your decentralized identity" },
    claimFailed: { title: 'Error', description: 'Failed to add claim' },
  },
} as const
