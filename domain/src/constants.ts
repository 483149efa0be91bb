/** The product's numbers (SPEC.md 9), each in the unit its name says. */
export const walletSession = {
  idleMs: 3 * 60 * 60 * 1000,
  checkEveryMs: 5 * 60 * 1000,
  absoluteMs: 24 * 60 * 60 * 1000,
}
export const nonceLifetimeMs = 5 * 60 * 1000
/** How far ahead of the database's clock a sign-in message may be issued. */
export const signInClockSkewMs = 60 * 1000

export const dataCache = { freshMs: 5 * 60 * 1000, keptMs: 30 * 60 * 1000 }

/** Of the answers that a browser keeps: in its memory, and sealed in its local storage. */
export const responseCache = {
  memory: { lifetimeMs: 60 * 60 * 1000, entries: 1000, sweepEveryMs: 60_000 },
  stored: { lifetimeMs: 60 * 60 * 1000, entries: 100, prefix: 'response_cache:' },
}

export const toast = { shownAtOnce: 1, durationMs: 5000, swipeThresholdPx: 50, hotkey: 'F8' }
export const socket = {
  path: '/ws',
  reconnectAttempts: 5,
  reconnectDelayMs: 3000,
  reconnectFactor: 1.5,
  maxFrameBytes: 4096,
  floodMessages: 20,
  floodWindowMs: 10_000,
  perUser: 5,
  maxBehind: 500,
  pingEveryMs: 30_000,
}
export const didRefetchAfterMintMs = 1000
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
/** Upper bounds are ours: the spec has none, and unbounded text is an attack on every list that shows it. */
export const maximumLength = {
  username: 64,
  name: 120,
  email: 254,
  organization: 120,
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
  message: 4000,
}
/** Of the contact form; kept so long, done or not. */
export const contactMessages = { perHourAndClient: 5, keptMonths: 12 }
/** Of one template, and of what one verifier offers at a time. */
export const maximumTemplates = { fields: 12, perVerifier: 50 }
/**
 * What one account may hold where an installation says nothing else. Far above what anybody uses who means well: a person has dozens of
 * claims, an institution that asks for its whole staff has hundreds of requests at one verifier.
 */
export const quotas = {
  claims: 2_000,
  /** DIDs that are not minted; those of the chain cost their owner gas. */
  offChainDids: 50,
  /** Shares that are not withdrawn. */
  shares: 5_000,
  storedBytes: 50_000_000,
  /** Requests of one person that wait for one verifier. */
  waitingRequests: 500,
  /** The newest are kept. */
  notifications: 2_000,
}
/** Of one vault. Its ciphertexts are base64: an item is at most 16 kB of bytes. */
export const maximumVault = { wrappings: 8, items: 500, itemCharacters: 21_848 }
/** Of a verifier's key for attributes: how long it lives, and how long before its end the verifier is asked for the next one. */
export const attributeKeyLife = { seconds: 365 * 24 * 60 * 60, renewedBeforeSeconds: 30 * 24 * 60 * 60 }
/** How long a vault that is being locked with a new key may wait for its switch. */
export const stagedVaultMs = 60 * 60 * 1000
/** Of a request for proof: how long it may wait, how often one address may ask or answer, and how much it takes. Answers are base64. */
export const maximumRequestForProof = {
  lifetimeMs: 24 * 60 * 60 * 1000,
  keptMs: 60 * 60 * 1000,
  perHourAndClient: 120,
  statementCharacters: 8_000,
  audience: 80,
  answers: 16,
  answerCharacters: 16_000,
}
export const bodyLimitBytes = 128_000
export const listLimit = 200
export const idempotencyKeyLifetimeMs = 24 * 60 * 60 * 1000

export const defaultOrganization = 'Sample Organization'
