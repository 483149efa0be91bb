/** The product's fixed numbers, of which docs/spec/9-constants.md lists the specification's. */
export const walletSession = {
  idleMs: 3 * 60 * 60 * 1000,
  checkEveryMs: 5 * 60 * 1000,
  absoluteMs: 24 * 60 * 60 * 1000,
}
export const nonceLifetimeMs = 5 * 60 * 1000
/**
 * A sign-in message or a new attribute key may be dated at most this far ahead of the server's
 * clock.
 */
export const signInClockSkewMs = 60 * 1000

export const dataCache = { freshMs: 5 * 60 * 1000, keptMs: 30 * 60 * 1000 }

/** The page keeps the API's answers in memory and, sealed, in local storage. */
export const responseCache = {
  memory: { lifetimeMs: 60 * 60 * 1000, entries: 1000, sweepEveryMs: 60_000 },
  stored: { lifetimeMs: 60 * 60 * 1000, entries: 100, prefix: 'response_cache:' },
}

export const toast = { shownAtOnce: 1, durationMs: 5000, swipeThresholdPx: 50, hotkey: 'F8' }
export const socket = {
  path: '/ws',
  /**
   * A page uses this query to announce a `resume` message. It gets no event before that message.
   */
  resumingQuery: '?resume',
  reconnectAttempts: 5,
  reconnectDelayMs: 3000,
  reconnectFactor: 1.5,
  maxFrameBytes: 4096,
  floodMessages: 20,
  floodWindowMs: 10_000,
  perUser: 5,
  /** A client is an IPv4 address or a /64 network of IPv6, behind which there may be a campus. */
  perClient: 5_000,
  visitorsPerClient: 500,
  maxBehind: 500,
  pingEveryMs: 30_000,
}
export const didRefetchAfterMintMs = 1000
/** The page asks again after this time while the chain's index has not read a change yet. */
export const chainIndexPollMs = 2000
export const onboardingSteps = 4
export const qrCode = {
  errorCorrectionLevel: 'M',
  margin: 2,
  scale: 8,
  shownPx: 192,
  dark: '#1E3A8A',
  light: '#FFFFFF',
} as const

export const minimumLength = { username: 3, title: 3, description: 10, message: 10 }
/**
 * These are the product's own limits of texts. The specification names none, but an endless text
 * would fill any list of claims.
 */
export const maximumLength = {
  username: 64,
  name: 120,
  email: 254,
  organization: 120,
  website: 200,
  contact: 200,
  note: 1000,
  claimType: 40,
  title: 200,
  description: 2000,
  issuer: 200,
  reason: 500,
  question: 500,
  answer: 500,
  templateSummary: 300,
  templateFieldName: 60,
  templateHint: 160,
  fieldValue: 200,
  message: 4000,
}
/** The most fields of one claim besides the holder's name, the description and derived facts. */
export const maximumFields = 16
/** A message of the contact form is deleted after `keptMonths`, done or not. */
export const contactMessages = { perHourAndClient: 5, keptMonths: 12 }
/**
 * `fields` and `bytes` limit one claim template. `perVerifier` limits a verifier's published
 * templates, and `page` the templates in one answer.
 */
export const maximumTemplates = { fields: 12, choices: 40, bytes: 20_000, perVerifier: 50, retired: 100, page: 50 }
/**
 * The limits of one account where an installation sets none. Honest use stays below them: a person
 * has dozens of claims, and an institution asks one verifier hundreds of times. `waitingRequests`
 * limits the requests that wait for one verifier.
 */
export const quotas = {
  claims: 2_000,
  /** Only DIDs that are not minted count, because minting a DID costs its owner gas. */
  offChainDids: 50,
  /** Withdrawn shares do not count. */
  shares: 5_000,
  storedBytes: 50_000_000,
  waitingRequests: 500,
  /** The earlier confirmations that one verifier makes wait again in 24 hours. */
  renewals: 1_000,
  /** The server keeps only the newest notifications of an account. */
  notifications: 2_000,
}
/**
 * The limits of what one verifier keeps of its signatures for people who have since erased their
 * accounts. The oldest records beyond a limit are deleted, and every record `years` after the
 * signature.
 */
export const signedRecordsKept = { years: 10, rows: 10_000, bytes: 50_000_000 }
/** The newest offers to wallets that one account keeps. Those that are over go first. */
export const credentialOffersKept = 500
/**
 * `itemCharacters` counts base64, so an item has at most 16,386 bytes. `characters` counts all
 * ciphertexts of a vault, because a page reads them in one answer.
 */
export const maximumVault = { wrappings: 8, items: 500, itemCharacters: 21_848, characters: 3_900_000 }
/** The page offers the next key `renewedBeforeSeconds` before the end of an attribute key. */
export const attributeKeyLife = { seconds: 365 * 24 * 60 * 60, renewedBeforeSeconds: 30 * 24 * 60 * 60 }
export const stagedVaultMs = 60 * 60 * 1000
/** The limits of a request for proof. `answerCharacters` counts base64 of the sealed answer. */
export const maximumRequestForProof = {
  lifetimeMs: 24 * 60 * 60 * 1000,
  keptMs: 60 * 60 * 1000,
  perHourAndClient: 120,
  statementCharacters: 8_000,
  audience: 80,
  /** The newest answers are kept, so that answers of strangers cannot close a request. */
  answers: 16,
  /** One client may send this many answers to one request within `answersWindowMs`. */
  answersPerClient: 4,
  answersWindowMs: 10_000,
  answerCharacters: 16_000,
}
/** Looking up a person by username is limited, so that nobody tries many names. */
export const maximumPeople = { perHourAndClient: 60 }
/** A question to a person who is present lasts minutes, and a question by mail lasts a day. */
export const holderChallengeSeconds = { minutes: 5 * 60, day: 24 * 60 * 60 }
/** The limits of a holder challenge. `characters` counts base64 of a sealed text. */
export const maximumHolderChallenge = {
  keptMs: 10 * 60 * 1000,
  perHourAndClient: 120,
  /** The newest answers are kept, so that answers of strangers cannot close a challenge. */
  answers: 16,
  /** One client may send this many answers to one challenge within `answersWindowMs`. */
  answersPerClient: 4,
  answersWindowMs: 10_000,
  characters: 16_000,
}
/** The limits of a request to a wallet of other software. */
export const maximumPresentationRequest = {
  lifetimeMs: 10 * 60 * 1000,
  /** The answer can be read for this long after the request's end. */
  keptMs: 60 * 60 * 1000,
  perHourAndClient: 300,
}
/** The limits of an invitation of a new device. `characters` and `offerCharacters` count base64. */
export const maximumKeyInvitation = {
  lifetimeMs: 10 * 60 * 1000,
  keptMs: 10 * 60 * 1000,
  perHourAndClient: 120,
  characters: 64_000,
  offerCharacters: 4_000,
}
/**
 * Each change of a did:ethr costs a question to the chain. The first of a resolution are free, and
 * a client has so many further ones a minute.
 */
export const maximumDidHistory = { freeReads: 4, readsPerMinute: 1_000 }
/** The longest value that the service pays to publish in a verifier's DID document (ERC-1056). */
export const maximumAttributeBytes = 512
/** The most passkeys that one account stores on the server. */
export const maximumPasskeys = 32
/** The limits of alerts by e-mail and Web Push. An alert is given up after `triedMs`. */
export const maximumAlerts = {
  devices: 10,
  /** A link can confirm a mail address for this long. */
  confirmMs: 24 * 60 * 60 * 1000,
  confirmationsADay: { perAccount: 5, perAddress: 3 },
  /** After a mail of one kind, the next mail of that kind waits for this long. */
  mailPauseMs: 15 * 60 * 1000,
  /** An alert that a node has taken stays with that node for this long, even if the node dies. */
  takenMs: 2 * 60 * 1000,
  backOff: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  triedMs: 24 * 60 * 60 * 1000,
}
export const bodyLimitBytes = 128_000
export const listLimit = 200
/**
 * An answer with a list ends before it has more bytes than this, and its `Link` header leads to the
 * rest.
 */
export const listBytes = 4_000_000
/**
 * The limits of answers that a client does not read: the bytes of one client (an IPv4 address or a
 * /64 network of IPv6), the time without progress, and the time of one answer.
 */
export const unreadAnswers = { bytesPerClient: 32_000_000, stalledMs: 30_000, totalMs: 5 * 60 * 1000 }
export const idempotencyKeyLifetimeMs = 24 * 60 * 60 * 1000
/**
 * The limits of stored answers to calls of one account with an `Idempotency-Key`: the number of
 * keys, and the bytes of answers, of which the newest are kept.
 */
export const maximumKeptAnswers = { keys: 10_000, bytes: 2_000_000 }
/**
 * A node writes at most this many exports at once, `perClient` of them for one client, and one for
 * an account.
 */
export const exportsAtOnce = { perNode: 20, perClient: 4 }
/**
 * The limits of one claim's history. Beyond `entries`, edits of the owner and questions are
 * refused, while decisions, signatures and withdrawals are still written. Of one share, the first
 * `viewsOfShare` views become entries, and the rest is only counted. `viewers` is how many browsers
 * are told apart.
 */
export const maximumHistory = { entries: 2_000, viewsOfShare: 100, viewers: 1_000 }
/** The most rounds of question and answer of one request. */
export const maximumQuestions = 10
/**
 * The limits of applications to become an accredited verifier: the rounds of question and answer
 * about one, and the decided ones of one account, of which the newest stay.
 */
export const maximumApplications = { questions: 10, decided: 20 }
/**
 * The limits of what a verifier confirmed before it was accredited: how many confirmations one
 * answer lists, and how many one call makes wait again.
 */
export const maximumRenewals = { listed: 1_000, atOnce: 100 }
/** Events are deleted after this time, except the newest one of each account. */
export const eventsKeptDays = 30
/** The limit is larger than real credentials and claim files, even with pictures inside. */
export const maximumForeignBytes = 1_000_000
/**
 * The page checks at most this many links and files together, because more rows would make it slow.
 */
export const maximumRows = 500

export const defaultOrganization = 'Sample Organization'
