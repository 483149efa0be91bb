/** Export and erasure. What the dialog promises is docs/decisions/0009-what-erasure-leaves.md. */
export const yourDataTexts = {
  heading: 'Your Data',
  lead: 'Everything we hold about you, to take along or to delete.',
  download: 'Download my data',
  downloading: 'Preparing...',
  downloaded: {
    title: 'Data Downloaded',
    description: 'The file is in your downloads. Keep it safe: it opens your claims.',
  },
  fileName: 'did-verification-data.json',
  delete: 'Delete my account…',
  dialog: {
    title: 'Delete your account?',
    description: 'This happens at once and cannot be undone. Download your data first if you may need it.',
    goesHeading: 'What is deleted here',
    goes: [
      'Your profile, your DIDs and all your claims.',
      'Your requests. Verifiers who have not answered yet are told that the request has ended.',
      'Your links. Controlled ones can no longer be opened; of open ones this service says that it does not know them.',
      'Your notifications, and the text of your claims’ history.',
    ],
    staysHeading: 'What stays',
    stays: [
      'Links and files that other people already have: what a verifier signed stays genuine there, and readable.',
      'What was recorded on the chain. Nobody can delete that.',
      'Marks that say nothing about you: that something was signed, and whether it was withdrawn.',
    ],
    goesOfVerifier: ['The templates you published. Claims that others made from them stay theirs.'],
    staysOfVerifier: [
      'What you confirmed for others stays theirs, with your organization’s name and wallet.',
      'Requests you have not answered are rejected: “The verifier has closed its account”.',
    ],
    word: 'delete',
    confirm: 'Type “delete” to confirm',
    confirmMissing: 'Please type the word delete',
    cancel: 'Keep Account',
    submit: 'Delete Account',
    submitting: 'Deleting...',
    done: { title: 'Account Deleted', description: 'Nothing about you is held here any more.' },
  },
} as const
