export const claimsTexts = {
  heading: 'Verified Claims',
  readOnly: {
    title: 'Connect a Wallet to View Claims',
    signInTitle: 'Sign In to See Your Claims',
    text: 'Claims are private to their owner until they are shared with a code or link.',
  },
  add: 'Add Claim',
  proveAge: 'Prove my age',
  loading: 'Loading your claims',
  loadFailure: 'There was an error loading your claims.',
  empty: {
    title: 'No Claims Yet',
    text: 'A claim is one fact about you: a degree, a job, a membership.',
    action: 'Add Your First Claim',
  },
  filter: {
    label: 'Filter by claim type',
    all: 'All Claims',
    found: (count: number) => `${count} claim(s) found`,
  },
  badge: {
    verified: 'Verified',
    pending: 'Pending',
    pendingVerification: 'Pending Verification',
  },
  /**
   * Each sentence explains the claim's badge beside it. A reason is in the verifier's own words.
   */
  state: {
    notSent: 'not sent to anybody yet',
    waiting: (who: string, since: string) => `waiting at ${who} since ${since}`,
    declined: (who: string, reason: string | null) => `declined by ${who}${reason ? `: ${reason}` : ''}`,
    confirmed: (who: string, on: string) => `confirmed by ${who} on ${on}`,
    ended: (who: string) => `confirmed by ${who}, ended since`,
    withdrawn: (who: string, reason: string | null) => `withdrawn by ${who}${reason ? `: ${reason}` : ''}`,
    someone: 'its verifier',
  },
  until: {
    holds: (date: string) => `Valid until ${date}`,
    soon: (date: string) => `Ends on ${date}`,
    ended: (date: string) => `Ended on ${date}`,
  },
  card: {
    issued: (date: string) => `Issued ${date}`,
    verifiedBy: 'Verified by:',
    awaiting: 'Awaiting:',
    notAsked: 'Not asked yet',
    notAskedNow: 'Nobody is asked at present',
    wasVerifiedBy: 'Was verified by:',
    rejected: (who: string, reason: string | null) => `${who} rejected it${reason ? `: ${reason}` : ''}`,
    verifierAsked: 'the verifier you asked',
    viewDetails: 'View Details',
    show: 'Show',
    share: 'Share',
    record: 'Record on the chain',
  },
  transaction: {
    title: 'Add Claim',
    recordTitle: 'Record on the chain',
    success: 'Your claim has been successfully created.',
    recordSuccess: 'Your claim is recorded on the chain.',
    saved: 'Your claim is saved.',
    savedButNotRecorded: (reason: string) =>
      `${reason.replace(/\.$/, '')}. Your claim is saved, but not recorded on the chain yet: choose “Record on the chain” on its card when you are ready.`,
  },
  toasts: {
    validation: { title: 'Validation Error', description: 'Please fill in all required fields' },
    added: { title: 'Claim Added', description: 'Your claim has been successfully created.' },
    recorded: { title: 'Claim Recorded', description: 'Your claim is recorded on the chain.' },
    recordedEarlier: {
      title: 'Earlier Wording Recorded',
      description: 'The claim was changed while you confirmed. Record it again from its card.',
    },
    templateGone: {
      title: 'Template Not Available',
      description: 'It may have been retired. You can write the claim yourself.',
    },
    failed: { title: 'Error Adding Claim', description: 'Failed to add claim' },
  },
} as const
