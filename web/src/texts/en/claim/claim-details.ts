import { quoteWords } from '@did/domain/proof/quote-words'
export const claimDetailsTexts = {
  detail: {
    tabs: { details: 'Details', share: 'Share' },
    issueDate: 'Issue date',
    type: 'Type',
    description: 'Description',
    status: 'Status',
    standing: {
      current: 'Verified',
      none: 'Pending Verification',
      expired: 'Expired',
      withdrawn: 'Withdrawn',
    },
    validity: 'Verification',
    didTokenId: 'DID token ID',
    added: 'Added',
    newer: 'You changed this claim: open its newer version',
    /**
     * The chain's record of the claim is another one than its record of the verifier's signature,
     * which a verdict shows.
     */
    chain: 'Your record on the chain',
    chainRecord: {
      none: 'Not recorded by you. A verifier’s signature is recorded apart from it.',
      committed: 'Recorded, text kept private',
      published: 'Recorded, text published',
    },
    notVerified: {
      title: 'Not yet verified',
      text: 'Ask an organization you trust to check this claim.',
      action: 'Request Verification',
    },
    waiting: 'You have asked, and the answer is still open. You can ask another organization as well.',
    renewal: {
      expired: {
        title: 'This verification has ended',
        text: 'Nobody stands behind this claim at present. Ask again, and it counts anew.',
        action: 'Renew',
      },
      withdrawn: {
        title: 'Nobody stands behind this claim at present',
        text: 'You can ask again, the same verifier or another one.',
        action: 'Ask again',
      },
    },
    doubted: 'The verifier no longer stands behind what the claim says. Correct it, or ask again if the text is right.',
    show: 'Show full screen',
    viewProof: 'View Proof',
    renew: 'Renew',
    edit: 'Edit',
    correct: 'Correct the claim',
    history: 'History',
  },
  proof: {
    title: 'Proof',
    description: (title: string) => `What stands behind ${quoteWords(title)}.`,
    what: 'What the verifier confirmed',
    level: 'Verification level',
    by: 'Verified by',
    wallet: 'Verifier’s wallet',
    on: 'Verified on',
    standing: 'Standing',
    unknownVerifier: (id: number) => `Verifier ${id}`,
    explanation:
      'The verifier signed exactly this claim with its own wallet. That signature is what anyone who gets your link checks.',
    loading: 'Loading the proof',
    loadFailure: 'There was an error loading the proof. The claim itself stays verified.',
    missing: 'The decision on this claim could not be found in your requests.',
    back: 'Back to Details',
  },
  levelMeaning: {
    IdentityProof: 'That the claim belongs to the person it names.',
    AgeProof: 'That the person is old enough.',
    EducationProof: 'That the education level is reached.',
    IncomeProof: 'That the income is above the amount asked for.',
    LocationProof: 'That the person is in the place asked for.',
    CredentialProof: 'That the credential was issued as written.',
  },
  levelUnknown: 'That the claim is as written.',
} as const
