import { issuerTerm } from '@did/domain/texts/en/claim/issuer-term'
import { closedShare } from '@did/domain/texts/en/verdict/labels'

/** Of these texts, only those for a verdict with all checks green may say "Verified". */
export const verdictTexts = {
  title: 'Shared claim',
  checking: 'Checking this claim...',
  print: 'Print a receipt',
  record: 'Who checks, and for which case',
  empty: {
    title: 'There is no claim in this link',
    sentence: 'Open the whole link you were given, or scan its code.',
    scan: 'Scan QR',
  },
  card: {
    /** A day alone beside “Verified” would read as the day of the verification. */
    issued: (date: string) => `Issued ${date}`,
    verified: 'Verified',
    /** Replaces “Verified” on a genuine claim if our own server could not answer a check. */
    confirmed: 'Confirmed',
    pending: 'Pending',
    caution: 'Read the note above',
    /**
     * Each text names a reason to be careful in as few words as possible. The keys are the codes of
     * checks.
     */
    cautions: {
      'verifier-not-reviewed': 'Verifier not reviewed',
      'verifier-accredited-later': 'Confirmed before accreditation',
      'verifier-suspended': 'Verifier suspended',
      'verifier-frozen': 'Stolen key reported',
      'verifier-key-replaced': 'Key replaced',
      'identity-frozen': 'Stolen key reported',
      'holder-not-named': 'No name shown',
      'not-valid-yet': 'Not valid yet',
      'share-withdrawn': 'Link ended',
      'share-expired': 'Link expired',
      'share-unknown': 'Link not known',
    },
    unchecked: 'Could not be checked',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    verifiedBy: 'Verified by:',
    confirmedBy: 'Confirmed by:',
    website: 'Its website:',
    issuer: `${issuerTerm}:`,
    ownWords: 'This is what the owner wrote. This link carries no confirmation of it.',
  },
  controlled: {
    open: 'Open this claim',
    opening: 'Opening...',
    closed: closedShare,
    usedUp: 'If this browser opened it before, you can open it again.',
    unreachable: 'It could not be opened just now. Try again in a moment.',
  },
  independent: {
    servedBy: 'This page was served by',
    how: 'Whoever serves a page can change it. To check without it, run this command in a copy of the project, with any node of the chain that you trust.',
    run: 'The independent check',
    command: (link: string, node: string | null) =>
      `npm run check-credential -- '${link}'${node === null ? '' : ` --rpc '${node}'`}`,
    file: 'the file',
    what: 'It asks only the chain, and the owner’s service whether the link is still open.',
  },
  copy: {
    copy: 'Copy',
    copyOf: (what: string) => `Copy: ${what}`,
    copied: { title: 'Copied', description: 'The text is in the clipboard.' },
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
    askControl: 'who acts for the owner, since when (0: ever since), whether after a recovery',
    askFrozen: 'no stolen key of the owner is reported: 0',
    askVerifierControl: 'who acts for the verifier: itself, or since a time after the record',
    askVerifierFrozen: 'no stolen key of the verifier is reported: 0, or a time after the record',
    askAnchor: 'signed when: the block of the first event',
    askRevocation: 'not withdrawn: 0',
  },
} as const
