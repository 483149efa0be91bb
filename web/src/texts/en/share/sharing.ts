import { quoteWords } from '@did/domain/proof/quote-words'
import type { ShareStatusName } from '@did/domain/share/share-kind'
import { plural } from '../frame/plural.ts'

export const sharingTexts = {
  qrAlt: (title: string) => `QR code for ${quoteWords(title)}`,
  loading: 'Generating the QR code',
  regenerate: 'Regenerate QR',
  copy: 'Copy Sharing Link',
  copied: { title: 'Link Copied!', description: 'Paste it into a message or a form.' },
  enlarge: 'Enlarge',
  enlargedTitle: 'Sharing code',
  close: 'Close',
  printing: 'Print',
  /** A printed claim cannot change, so its QR code leads to the claim's present state. */
  print: {
    label: 'Printed claim',
    product: 'DID Verification',
    type: 'Type',
    issueDate: 'Issue date',
    standing: {
      none: (date: string) => `Not verified by anybody, as of ${date}`,
      current: (date: string) => `Verified, as of ${date}`,
      /** Replaces “Verified” if nobody has reviewed the verifier. */
      unreviewed: (date: string) => `Confirmed, as of ${date}`,
      expired: (date: string) => `Its verification has ended, as of ${date}`,
      withdrawn: (date: string) => `Withdrawn by the verifier, as of ${date}`,
    },
    scan: 'Scan this code to check the claim and to see how it stands today. Paper alone proves nothing.',
  },
  save: 'Save as file',
  saved: { title: 'File saved', description: 'Anyone can check it by dropping it on the Scan QR page.' },
  saveFailed: { title: 'Error', description: 'The file could not be made.' },
  note: 'Anyone with this code or link sees only the basic details of this claim.',
  noteWithFields: (fields: string) =>
    `Anyone with this code or link sees the basic details of this claim and what you ticked: ${fields}.`,
  permanent: 'An open link cannot be taken back from someone who has it. Withdrawing it makes its check say so.',
  shortNote: 'It needs this service to open. You can end it at any time for everyone who has not opened it yet.',
  controlledNote:
    'The end, the limit and a withdrawal hold for everyone who has not opened the link yet. What somebody has already seen, they keep.',
  /**
   * Each sentence says where the owner can see the link again. The service cannot show the link,
   * because it does not have the whole link.
   */
  kept: {
    vault:
      'The link is sealed for you. “What I shared” shows it again on every device where you open your private attributes.',
    browser: '“What I shared” shows this link again in this browser, until you disconnect.',
    nowhere: 'Copy it now: this service does not have the whole link and cannot show it again.',
    offer: 'Open your private attributes, and the link is sealed there for all your devices.',
  },
  privateTitle: 'This claim is private',
  privateText: 'A private claim cannot be shared: there is no link and no code for it.',
  qrFailed: { title: 'Error', description: 'Failed to generate QR code for this claim.' },
  copyFailed: { title: 'Error', description: 'Failed to copy sharing link.' },
  tooLongForCode: 'This claim is too long for a code. The link still works.',
  noCode: { title: 'No code', description: 'This link is too long for a code. The link itself works.' },
  failed: 'There is no code yet.',
  withdrawnCode: 'This link is withdrawn.',
  newLink: 'Make a new link',
  fields: {
    legend: 'What it shows',
    basic: 'Basic details: type, title, issuer and date',
    description: 'Description',
    notSelective: 'Only the basic details of this claim can be shared: it was added without choosing single details.',
    failed: 'The further details could not be loaded.',
  },
  kind: {
    legend: 'Which link',
    open: 'Open link',
    openHint: 'Works without us for ever.',
    short: 'Short link',
    shortHint: 'Can be ended, counts openings.',
    controlled: 'Controlled link',
    controlledHint: 'As the short link, with a long address.',
  },
  terms: {
    summary: 'Set an end or a limit, or add credentials',
    days: 'Ends',
    dayOptions: { never: 'Never', one: 'After 1 day', seven: 'After 7 days', thirty: 'After 30 days' },
    views: 'Can be opened',
    viewOptions: { unlimited: 'Any number of times', one: 'Once', three: '3 times', ten: '10 times' },
    make: 'Make the link',
    making: 'Making the link...',
    another: 'Make another link',
    made: 'The link that you made',
  },
  list: {
    heading: 'What I shared',
    headingOfClaim: 'Links of this claim',
    failed: 'Your links could not be loaded.',
    open: 'Links that this browser does not show are sealed. Open your private attributes to copy or show them again.',
    kind: { open: 'Open link', controlled: 'Controlled link', proof: 'Proof' },
    short: 'Short link',
    collection: (count: number) => `Short link to ${count} credentials`,
    partOfCollection: 'Short link to several credentials',
    handedOut: 'given to somebody',
    status: {
      active: 'Active',
      withdrawn: 'Withdrawn',
      expired: 'Ended',
      'used-up': 'Used up',
      unknown: 'Unknown',
    } satisfies Record<ShareStatusName, string>,
    /** Stands beside the status of a link that still opens although its confirmation has ended. */
    lapse: {
      withdrawn: (date: string) => `The verifier withdrew its confirmation on ${date}.`,
      expired: (date: string) => `Its confirmation ended on ${date}.`,
    },
    older: (date: string) =>
      `A verifier confirmed the claim on ${date}. This link was made before and carries no confirmation.`,
    again: (date: string) => `A verifier confirmed the claim again on ${date}. This link was made before.`,
    made: (when: string) => `Made ${when.replace('Just', 'just')}`,
    until: (day: string) => `ends ${day}`,
    ended: (day: string) => `ended ${day}`,
    basic: 'Basic details',
    withFields: (fields: string) => `Basic details and ${fields}`,
    views: (views: number, most: number | null) => {
      if (most !== null) return `opened ${views} of ${most} times`
      if (views === 0) return 'not opened yet'
      return plural(views, { one: 'opened once', other: 'opened # times' })
    },
    firstOpened: (when: string) => `first ${when}`,
    lastOpened: (when: string) => `last ${when}`,
    uncounted: 'openings are not counted',
    edited: 'The claim was edited since.',
    tooLong: 'Its link has become too long to be shown. Make a short link instead.',
    tellsConfirmation: 'Say when a verifier has confirmed the claim',
    tellsConfirmationHint: 'Whoever opens this link is then told to ask you for a new one.',
    copy: 'Copy',
    withdraw: 'Withdraw',
    copyOf: (what: string) => `Copy the link: ${what}`,
    enlargeOf: (what: string) => `Enlarge the code: ${what}`,
    withdrawOf: (what: string) => `Withdraw: ${what}`,
    confirmOpen: 'Whoever has this link keeps what it shows. Its check will say that you have withdrawn it.',
    confirmControlled: 'Nobody will be able to open this link any more. What somebody has already seen, they keep.',
    confirmPart: 'The link then shows the other credentials only. What somebody has already seen, they keep.',
    confirm: 'Withdraw the link',
    keep: 'Keep it',
    withdrawnToast: {
      title: 'Link withdrawn',
      description: 'Whoever opens it from now on is told that you took it back.',
    },
  },
} as const
