import { issuerTerm } from '@did/domain/texts/en/claim/issuer-term'

import { plural } from '../frame/plural.ts'

/** Texts of the verifier's desk with waiting, opened and decided requests. */
export const deskTexts = {
  label: 'Requests addressed to you',
  waitingTab: 'Waiting',
  decidedTab: 'Decided',
  waitingCount: (count: number) => plural(count, { other: '# waiting' }),
  filters: {
    label: 'Find a request',
    search: 'Search',
    searchPlaceholder: 'Title, person or token ID',
    state: 'Questions',
    states: { all: 'All requests', waiting: 'Waiting for an answer', answered: 'Answered' },
    type: 'Claim type',
    allTypes: 'All types',
    found: (found: number, all: number) => `${found} of ${all} shown`,
    none: 'No request fits what you are looking for.',
    clear: 'Show all requests',
  },
  more: (count: number) => `Show ${count} more`,
  state: { waiting: 'Question open', answered: 'Answered' },
  keys: {
    summary: 'Keyboard shortcuts',
    enabled: 'Use single keys',
    enabledHint: 'They do nothing while you type in a field. Tab and Enter always work.',
    list: [
      { keys: ['j', '↓'], does: 'Next request' },
      { keys: ['k', '↑'], does: 'Previous request' },
      { keys: ['Enter'], does: 'Open the request' },
      { keys: ['Esc'], does: 'Back to the list' },
      { keys: ['a'], does: 'Approve the open request' },
      { keys: ['r'], does: 'Reject it' },
      { keys: ['q'], does: 'Ask a question about it' },
    ],
  },
} as const

/** Texts of the pane beside the list of requests. The pane shows one request. */
export const openedRequestTexts = {
  back: 'Back to the list',
  previous: 'Previous request',
  next: 'Next request',
  loading: 'Loading the request',
  loadFailed: 'This request could not be loaded.',
  goneTitle: 'This request is not here any more',
  goneText: 'Whoever asked may have closed their account, or the address belongs to another account.',
  claim: 'The claim',
  fields: {
    knownBy: 'Is this the name you know this person by? It becomes part of what you sign.',
    noName: 'The claim does not name its holder. Whoever receives it cannot tell whose it is.',
    notRight: 'Not right',
    notRightOf: (label: string) => `Not right: ${label}`,
    quoted: (label: string, value: string) => `${label} (“${value}”)`,
    reason: (fields: string) => `Not right: ${fields}.`,
    before: (value: string, title: string, date: string) => `You confirmed “${value}” in “${title}” on ${date}.`,
    marked: 'You marked something as not right. Reject the request with this reason, or ask the owner.',
    cannotApprove: {
      title: 'Not approved',
      description: 'You marked something as not right. Reject the request with this reason, or ask the owner.',
    },
  },
  replaced: 'The owner replaced this text after you decided about it. Its hash is all that is kept.',
  hash: 'Hash of the text',
  noHash: 'Not kept',
  type: 'Type',
  issuer: issuerTerm,
  noIssuer: 'Not named',
  issued: 'Issued',
  requested: 'Requested',
  owner: 'Who asks',
  username: 'Name',
  wallet: 'Wallet',
  didToken: 'DID token ID',
  didSince: 'DID since',
  onChain: (date: string) => `${date}, on the chain`,
  notOnChain: (date: string) => `${date}, not on the chain yet`,
  known: 'What is known about this claim',
  standing: {
    none: 'Nobody has verified it yet.',
    current: 'It is verified at present.',
    expired: 'It was verified; that has ended.',
    withdrawn: 'It was verified; the verifier withdrew that.',
  },
  until: (date: string) => `It is verified until ${date}.`,
  chainRecord: {
    none: 'It is not recorded on the chain.',
    committed: 'It is recorded on the chain, its text kept private.',
    published: 'It is recorded on the chain, its text published.',
  },
  history: 'Everything that happened to it',
  noEarlier: 'No earlier decision about it.',
  earlier: {
    approved: (who: string, date: string) => `${who} approved it on ${date}.`,
    rejected: (who: string, date: string) => `${who} rejected it on ${date}.`,
    withdrawn: (who: string, date: string) => `${who} withdrew a confirmation on ${date}.`,
  },
  you: 'You',
  reason: (reason: string) => `Reason: ${reason}`,
  conversation: 'Questions and answers',
  noQuestions: 'You have not asked anything about it.',
  decided: {
    approved: { title: 'This request has been approved', text: (date: string) => `Decided on ${date}.` },
    rejected: { title: 'This request has been rejected', text: (date: string) => `Decided on ${date}.` },
    withdrawn: {
      title: 'Approved, and withdrawn later',
      text: (date: string) => `You withdrew your confirmation on ${date}.`,
    },
  },
  nothingLeft: 'Nothing else is waiting.',
} as const

export const decidedTexts = {
  heading: 'Decided requests',
  empty: 'Nothing decided yet. What you approve or reject is listed here.',
  loadFailed: 'The list of what you decided could not be loaded.',
  status: { approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
  when: {
    approved: (date: string) => `Approved ${date}`,
    rejected: (date: string) => `Rejected ${date}`,
    withdrawn: (date: string) => `Withdrawn ${date}`,
  },
  from: (username: string) => `From ${username}`,
  reason: 'Reason:',
  older: 'Show older ones',
  loadingOlder: 'Loading...',
} as const
