export type CheckName =
  | 'link'
  | 'attestation'
  | 'signature'
  | 'verifier'
  | 'revocation'
  | 'validity'
  | 'subject'
  | 'share'

/** `unchecked` is neither: it is shown as what it is, never as passed and never as failed. */
export type Outcome = 'passed' | 'failed' | 'warning' | 'unchecked'

/** Every finding a verdict can contain. The page has one sentence for each code, and for nothing else. */
export const outcomes = {
  'link-intact': { name: 'link', outcome: 'passed' },
  'link-damaged': { name: 'link', outcome: 'failed' },
  'link-contradictory': { name: 'link', outcome: 'failed' },
  'link-unsupported': { name: 'link', outcome: 'unchecked' },
  'link-too-long': { name: 'link', outcome: 'unchecked' },

  'nobody-yet': { name: 'attestation', outcome: 'warning' },

  'signature-valid': { name: 'signature', outcome: 'passed' },
  'signature-invalid': { name: 'signature', outcome: 'failed' },
  'signature-by-another': { name: 'signature', outcome: 'failed' },
  'signature-unchecked': { name: 'signature', outcome: 'unchecked' },

  'verifier-accredited': { name: 'verifier', outcome: 'passed' },
  'verifier-not-reviewed': { name: 'verifier', outcome: 'warning' },
  'verifier-suspended': { name: 'verifier', outcome: 'warning' },
  'verifier-not-entitled': { name: 'verifier', outcome: 'failed' },
  'verifier-is-subject': { name: 'verifier', outcome: 'failed' },
  'verifier-unchecked': { name: 'verifier', outcome: 'unchecked' },

  'not-revoked': { name: 'revocation', outcome: 'passed' },
  revoked: { name: 'revocation', outcome: 'failed' },
  'revocation-unchecked': { name: 'revocation', outcome: 'unchecked' },

  'valid-without-end': { name: 'validity', outcome: 'passed' },
  'valid-until': { name: 'validity', outcome: 'passed' },
  expired: { name: 'validity', outcome: 'warning' },
  'not-valid-yet': { name: 'validity', outcome: 'warning' },

  'subject-has-did': { name: 'subject', outcome: 'passed' },
  // A claim can be attested before its owner mints, and a reorganised chain can forget a mint: no forgery in either.
  'subject-without-did': { name: 'subject', outcome: 'warning' },
  'subject-on-another-chain': { name: 'subject', outcome: 'failed' },
  'subject-unchecked': { name: 'subject', outcome: 'unchecked' },

  'share-active': { name: 'share', outcome: 'passed' },
  'share-withdrawn': { name: 'share', outcome: 'failed' },
  'share-expired': { name: 'share', outcome: 'warning' },
  'share-used-up': { name: 'share', outcome: 'warning' },
  // After an erasure the server knows the share no more, but the credential stays valid in other people's hands.
  'share-unknown': { name: 'share', outcome: 'warning' },
  'share-of-another-claim': { name: 'share', outcome: 'failed' },
  'share-unchecked': { name: 'share', outcome: 'unchecked' },
} as const satisfies Record<string, { name: CheckName; outcome: Outcome }>

export type CheckCode = keyof typeof outcomes

/** One finding. `at` is the moment it is about (since when accredited, suspended or revoked; until when valid) in unix seconds. */
export type Check = { code: CheckCode; name: CheckName; outcome: Outcome; at: number | null }
