import type { ShareStatusName } from '@did/domain/share/share-kind'
import { plural } from '../frame/plural.ts'

export const sharingTexts = {
  qrAlt: (title: string) => `QR code for ${title}`,
  loading: 'Generating the QR code',
  regenerate: 'Regenerate QR',
  copy: 'Copy Sharing Link',
  copied: { title: 'Link Copied!', description: 'Paste it into a message or a form.' },
  send: 'Send',
  sendFailed: { title: 'Not sent', description: 'The link could not be handed to another app. Copy it instead.' },
  mail: {
    subject: (title: string) => title,
    sentence: (title: string) => `${title}. Open the link to check it.`,
    body: (title: string, url: string) =>
      `${title}\n\n${url}\n\nOpen the link to check it. The page says who confirmed it and whether it still holds. You need no account.`,
  },
  enlarge: 'Enlarge',
  enlargedTitle: 'Sharing code',
  close: 'Close',
  printing: 'Print',
  /** A printed text cannot change, so the code on the paper leads to the claim's present state. */
  print: {
    label: 'Printed claim',
    product: 'DID Verification',
    type: 'Type',
    issueDate: 'Issue date',
    standing: {
      none: (date: string) => `Not verified by anybody, as of ${date}`,
      current: (date: string) => `Verified, as of ${date}`,
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
  controlledNote:
    'The end, the limit and a withdrawal hold for everyone who has not opened the link yet. What somebody has already seen, they keep.',
  shownOnce: 'Copy it now: the link is not kept anywhere and cannot be shown again.',
  /** Says why no attestation of the claim holds now. */
  standing: {
    none: 'Nobody has verified this claim yet. Whoever opens the link is told so.',
    expired: 'The verification of this claim has ended. Whoever opens the link is told so.',
    withdrawn: 'The verifier has withdrawn its confirmation. Whoever opens the link is told so.',
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
    legend: 'Who can open it',
    open: 'Open link',
    openHint: 'Anyone who has it can open and check it, even without this service.',
    short: 'Short link',
    shortHint: 'Fits a message and a small code. Needs our service to open; you can end it.',
    controlled: 'Controlled link',
    controlledHint: 'Can end, has a limit if you set one, and counts how often it is opened.',
  },
  /** What the panel below the code says before a link is sent, enlarged or printed. */
  handOut: {
    heading: { send: 'Send a link', enlarge: 'Show a code', print: 'Print a code' },
    which: 'Which link',
    differs: {
      short: 'Small code. Needs our service to open. You can end it at any time.',
      open: 'Long, with a fine code. Opens and is checked without our service. Nobody can take it back.',
    },
    sheet: 'Send with another app',
    mail: 'E-mail',
    copy: 'Copy',
    act: { enlarge: 'Show it', print: 'Print it' },
    close: 'Close',
  },
  label: {
    label: 'Who is it for? (optional)',
    hint: 'Only you see this. It helps you find and end the right link later.',
    example: 'ACME, application',
    add: 'Add a label',
    change: 'Change the label',
    save: 'Save the label',
    cancel: 'Cancel',
  },
  together: {
    summary: (others: number) =>
      others === 0
        ? 'Add other credentials to this link'
        : `${plural(others, { one: '# other credential', other: '# other credentials' })} in this link`,
    hint: 'Each is checked on its own. The others show their basic details and the name.',
    list: 'Your other credentials',
    notVerified: 'Nobody has confirmed it yet. Whoever opens the link is told so.',
    full: (most: number) => `One link holds ${most} credentials at most.`,
  },
  terms: {
    days: 'Ends',
    dayOptions: { never: 'Never', one: 'After 1 day', seven: 'After 7 days', thirty: 'After 30 days' },
    views: 'Can be opened',
    viewOptions: { unlimited: 'Any number of times', one: 'Once', three: '3 times', ten: '10 times' },
    make: 'Make the link',
    making: 'Making the link...',
    another: 'Make another link',
  },
  list: {
    heading: 'What I shared',
    headingOfClaim: 'Links of this claim',
    failed: 'Your links could not be loaded.',
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
    uncounted: 'openings are not counted',
    edited: 'The claim was edited since.',
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
