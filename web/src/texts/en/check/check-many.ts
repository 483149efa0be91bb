import { quoteWords } from '@did/domain/proof/quote-words'
import { closedShare } from '@did/domain/texts/en/verdict/labels'
import { plural } from '../frame/plural.ts'

/**
 * Each row of a check shows one of these words. The word says the outcome of the row's verdict, or
 * that the checker has to look at the name, that the checker has not opened a limited link yet, or
 * that the row contains no claim.
 */
const overall = {
  genuine: 'You can rely on it',
  caution: 'Be careful',
  'not-genuine': 'Do not rely on it',
  unchecked: 'Could not be checked',
  'other-name': 'Look at the name',
  'not-opened': 'Not opened yet',
  nothing: 'Nothing to check',
} as const

export const checkManyTexts = {
  bring: {
    heading: 'Links, codes and files',
    links: 'Links',
    linksHint:
      'Paste whole mails or a column of a table. Every link in them is found. What looks like a name on the line of a link is compared with the confirmed name.',
    check: 'Check these links',
    choose: 'Choose files',
    chooseHint:
      'Claim files, credentials of other services, pictures of codes, and texts with links. You can also drop or paste them here.',
    camera: 'Scan codes',
    cameraDone: 'Stop scanning',
    reading: 'Reading the files...',
    empty: 'Paste at least one link first.',
    taken: (count: number) => plural(count, { one: '1 row added', other: '# rows added' }),
    filesTaken: (count: number) => plural(count, { one: '1 file read.', other: '# files read.' }),
    toResults: 'See the results',
    passedOver: (count: number) =>
      plural(count, {
        one: '1 other web address in the text is no claim and was passed over',
        other: '# other web addresses in the text are no claims and were passed over',
      }),
    scanned: (count: number) =>
      plural(count, { one: '1 code scanned. Show the next one.', other: '# codes scanned. Show the next one.' }),
    leftOut: (count: number, most: number) =>
      `${plural(count, { one: '1 link was', other: '# links were' })} left out, because this page takes ${most} at a time. Clear the list and bring them again.`,
  },
  places: {
    pasted: (number: number) => `Pasted text ${number}`,
    camera: (number: number) => `Code ${number} of the camera`,
    line: (name: string, line: number) => `${name}, line ${line}`,
  },
  placeOf: (row: number, place: string) => `Row ${row}: ${place}`,
  noClaim: 'There is no claim here',
  noClaimReasons: {
    'no-link': 'It holds no link to a shared claim.',
    'no-text':
      'This page cannot read such files, for example spreadsheets, documents and PDFs. Copy the links out of the file and paste them.',
    'no-code': 'No QR code was found in this picture. Try a sharper one, with the whole code in it.',
    'no-picture': 'This file is not a picture that the browser can open.',
    'picture-too-large': 'This picture is too large to be opened here. Cut out the part with the code, and add that.',
    'no-reader': 'The code reader could not be loaded. Check your connection and bring the picture again.',
    'too-large': 'It is too long to be a claim, a credential or a text with links.',
  },
  bareLine: (text: string) => `No link stands on this line: ${quoteWords(text)}.`,
  foreign: (host: string) => ({
    title: `This link belongs to ${host}`,
    sentence: `It leads to ${host}, not to this site, so it was not checked. Open it there only if you trust ${host}.`,
  }),
  otherPages: {
    answer: {
      title: 'This link asks for a proof',
      sentence: 'It holds a request and no claim. Open it if you want to answer the request.',
      open: 'Open the request',
    },
    prove: {
      title: 'This link asks a holder',
      sentence: 'It asks the holder of a credential to prove that it is theirs. Open it if you are the holder.',
      open: 'Open the question',
    },
    'add-key': {
      title: 'This link adds a device',
      sentence: 'It adds a device to an account. Open it only on your own new device.',
      open: 'Open the invitation',
    },
  },
  notLoaded: {
    title: 'This credential could not be checked',
    sentence: 'A part of this page could not be loaded. Check your connection, and check the credential again.',
  },
  notOpened: { closed: closedShare, unreachable: 'It could not be opened just now. Try again in a moment.' },
  progress: (done: number, all: number) => `${done} of ${all} rows done`,
  progressLabel: 'Checked claims',
  cancel: 'Cancel',
  goOn: 'Check the others',
  stopped: (left: number) =>
    plural(left, { one: 'Stopped. 1 claim is not checked.', other: 'Stopped. # claims are not checked.' }),
  limited: {
    open: (count: number) => plural(count, { one: 'Open 1 limited link', other: 'Open # limited links' }),
    counts: (count: number) =>
      plural(count, {
        one: 'Its owner limited this link. Opening it counts as a view.',
        other: 'Their owners limited these links. Opening them counts as a view of each.',
      }),
    opening: 'Opening...',
  },
  results: 'Results',
  overall,
  repeats: (count: number) =>
    plural(count, {
      one: '1 row shows the same as another row and is not counted again.',
      other: '# rows show the same as another row and are not counted again.',
    }),
  counts: (count: number, which: keyof typeof overall) => `${count} · ${overall[which]}`,
  waiting: 'Waiting',
  checking: 'Checking...',
  expected: 'Whose should they be? (optional)',
  expectedHint: 'Enter a name, or several with one on each line. Each confirmed name is compared with them.',
  missing: 'Expected names without a credential, or only with one not to rely on',
  compared: { match: 'match', differs: 'differs', missing: 'missing' },
  record: {
    checker: 'Who checks? (optional)',
    subject: 'Case or file number (optional)',
    hint: 'Both stand on what you save or print, and are sent to nobody.',
  },
  persons: 'Confirmed names',
  person: (name: string, count: number) => `${quoteWords(name)} (${count})`,
  columns: {
    number: 'No.',
    person: 'Person',
    what: 'What',
    verifier: 'Confirmed by',
    verdict: 'Verdict',
    until: 'Until',
  },
  inText: (text: string) => `In your text: ${quoteWords(text)}`,
  noPerson: 'Does not say whose it is',
  ownWords: 'as the owner wrote it',
  nobody: 'Nobody',
  noEnd: 'No end date',
  none: '–',
  marks: {
    'same-link': ({ as }: { as: number }) => `The same link as row ${as}`,
    'same-credential': ({ as }: { as: number }) => `The same credential as row ${as}`,
    'other-name': ({ as }: { as: number }) => `The identity of row ${as} under another name`,
    'other-identity': ({ as }: { as: number }) => `The name of row ${as}, but another identity`,
    'no-name': ({ as }: { as: number | null }) =>
      as === null
        ? 'It shows no name, and no row with a name is of its identity'
        : `It shows no name, and it is of the identity of row ${as}`,
    'unlike-most': ({ most }: { most: string }) => `Another person than most rows, which name ${quoteWords(most)}`,
    'unlike-text': ({ text }: { text: string }) => `Your text says ${quoteWords(text)} beside this link`,
    'unlike-expected': ({ expected }: { expected: string }) =>
      `This does not say that it belongs to ${quoteWords(expected)}`,
    'not-expected': 'It names nobody whom you expect',
  },
  order: 'Order',
  orders: { 'as-brought': 'As brought', attention: 'What needs attention first', person: 'By person' },
  onlyNotFine: 'Show only what is not fine',
  allFine: 'Every row is fine.',
  details: 'Details',
  detailsOf: (row: number) => `Details of row ${row}`,
  again: 'Check all again',
  clear: 'Clear the list',
  saveCsv: 'Save as a table (CSV, comma-separated)',
  print: 'Print a receipt',
  csv: {
    fileName: (day: string, shown: number, all: number) =>
      `checked-claims-${day}${shown === all ? '' : `-${shown}-of-${all}`}.csv`,
    columns: {
      number: 'No.',
      from: 'From',
      beside: 'In your text',
      person: 'Person',
      expected: 'Expected name',
      compared: 'Compared with the expected names',
      title: 'Title',
      type: 'Type',
      verifier: 'Confirmed by',
      wallet: 'Address of the verifier',
      review: 'Review of the verifier',
      standing: 'Standing of the verifier',
      confirmed: 'Confirmed no later than (UTC)',
      verdict: 'Verdict',
      why: 'Why',
      notes: 'Notes',
      until: 'Valid until (UTC)',
      link: 'Link',
      fingerprint: 'Fingerprint of the link (SHA-256)',
      checker: 'Checked by',
      subject: 'Case',
      checkedAt: 'Checked at (UTC)',
      block: 'Block',
      blockHash: 'Block hash',
      digest: 'Digest',
    },
  },
  receipt: {
    label: 'Receipt of a check',
    title: 'Checked claims',
    address: 'Checked with',
    local: 'Local time',
    utc: 'UTC',
    block: 'Newest block of the chain',
    blockOf: (number: number, hash: string) => `${number}, ${hash}`,
    noBlock: 'The chain gave no answer',
    chain: 'Chain',
    registry: 'Registry',
    rows: 'Rows',
    rowsOf: (shown: number, all: number) => (shown === all ? String(all) : `${shown} of ${all}, as chosen on the page`),
    summary: 'Summary',
    digest: 'Digest',
    link: 'Link',
    fingerprint: 'Its fingerprint (SHA-256)',
    confirmed: 'Confirmed no later than (UTC)',
    checker: 'Checked by',
    subject: 'Case',
    toRepeat: 'Links and fingerprints',
    note: 'Each row says what held at the time of its check. Anybody can repeat the check with the links.',
  },
} as const
