import { contactMessages } from '@did/domain/account/contact-limits'
import { signedRecordsKept } from '@did/domain/attestation/limits'

/** docs/decisions/0009-what-erasure-leaves.md says what the erasure dialog promises. */
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
      'Your profile, your sign-ins, your DIDs and all your claims, with what verifiers signed about them.',
      'Your requests, with the questions about them and your answers. Verifiers who have not answered yet are told that the request has ended.',
      'Your links. Controlled ones can no longer be opened; of open ones this service says that it does not know them.',
      'Your private attributes, with every way into them.',
      'Your notifications, and the text of your claims’ history.',
    ],
    staysHeading: 'What stays',
    stays: [
      'Links and files that other people already have: what a verifier signed stays genuine there, and readable.',
      `What verifiers confirmed: your name and the claim’s fields stay in their own records, for at most ${signedRecordsKept.years} years. Ask a verifier if it is to delete them sooner.`,
      'What was recorded on the chain. Nobody can delete that.',
      'Marks that say nothing about you: that something was signed, and whether it was withdrawn.',
      `Messages you wrote with the contact form, until they are ${contactMessages.keptMonths} months old: they belong to no account.`,
    ],
    goesOfVerifier: [
      'Your applications to be a verifier, the domain you proved, and the name that was reserved for you.',
      'Your records of what you signed for people who have deleted their accounts.',
      'The templates you published. Claims that others made from them stay theirs.',
    ],
    staysOfVerifier: [
      'What you confirmed for others stays theirs, with your organization’s name and wallet.',
      'Requests you have not answered are rejected: “The verifier has closed its account”.',
    ],
    staysOfAdministrator: ['What you decided as an administrator, with your wallet.'],
    word: 'delete',
    confirm: 'Type “delete” to confirm',
    confirmMissing: 'Please type the word delete',
    cancel: 'Keep Account',
    submit: 'Delete Account',
    submitting: 'Deleting...',
    done: { title: 'Account Deleted', description: 'What was listed as deleted is gone from here.' },
  },
} as const
