/** What a careful stranger asks, in the order a verdict answers. `confirmation` stands for the rest where nobody has signed yet. */
export type CheckName =
  | 'data'
  | 'confirmation'
  | 'verifier'
  | 'subject'
  | 'anchor'
  | 'revocation'
  | 'validity'
  | 'share'
  | 'fact'

/** `unchecked` is neither: it is shown as what it is, never as passed and never as failed. */
export type Outcome = 'passed' | 'failed' | 'warning' | 'unchecked'

/** Every finding a verdict can contain. The page has one sentence for each code, and for nothing else. */
export const outcomes = {
  'link-intact': { name: 'data', outcome: 'passed' },
  // It lost a part on its way, or several were pasted together. Nothing of it is shown, so a forger who cuts a link gains nothing.
  'link-incomplete': { name: 'data', outcome: 'warning' },
  'link-damaged': { name: 'data', outcome: 'failed' },
  'link-contradictory': { name: 'data', outcome: 'failed' },
  'link-unsupported': { name: 'data', outcome: 'unchecked' },
  'link-too-long': { name: 'data', outcome: 'unchecked' },
  // What a controlled share says is not known before somebody opens it.
  'share-unopened': { name: 'data', outcome: 'unchecked' },
  'signature-valid': { name: 'data', outcome: 'passed' },
  'signature-invalid': { name: 'data', outcome: 'failed' },
  'signature-by-another': { name: 'data', outcome: 'failed' },
  'signature-unchecked': { name: 'data', outcome: 'unchecked' },

  'nobody-yet': { name: 'confirmation', outcome: 'warning' },
  // Our server says so where the owner lets it. The link itself carries no confirmation.
  'confirmed-since': { name: 'confirmation', outcome: 'warning' },

  'verifier-accredited': { name: 'verifier', outcome: 'passed' },
  'verifier-accredited-then': { name: 'verifier', outcome: 'passed' },
  'verifier-accredited-later': { name: 'verifier', outcome: 'warning' },
  'verifier-not-reviewed': { name: 'verifier', outcome: 'warning' },
  'verifier-suspended': { name: 'verifier', outcome: 'warning' },
  'verifier-suspended-unproven': { name: 'verifier', outcome: 'failed' },
  'verifier-suspended-then': { name: 'verifier', outcome: 'failed' },
  'verifier-not-entitled': { name: 'verifier', outcome: 'failed' },
  'verifier-is-subject': { name: 'verifier', outcome: 'failed' },
  'verifier-unchecked': { name: 'verifier', outcome: 'unchecked' },

  'subject-has-did': { name: 'subject', outcome: 'passed' },
  // A claim can be attested before its owner mints, and a reorganised chain can forget a mint: no forgery in either.
  'subject-without-did': { name: 'subject', outcome: 'warning' },
  'subject-on-another-chain': { name: 'subject', outcome: 'failed' },
  'subject-unchecked': { name: 'subject', outcome: 'unchecked' },

  anchored: { name: 'anchor', outcome: 'passed' },
  // The record in the hint's block is a fact. The node did not say whether an earlier one exists.
  'anchored-range-refused': { name: 'anchor', outcome: 'passed' },
  // It counts as signed now. That is enough where the verifier may sign now, and not where it was suspended.
  'anchor-pending': { name: 'anchor', outcome: 'passed' },
  'not-anchored': { name: 'anchor', outcome: 'warning' },
  'anchor-unchecked': { name: 'anchor', outcome: 'unchecked' },

  'not-revoked': { name: 'revocation', outcome: 'passed' },
  revoked: { name: 'revocation', outcome: 'failed' },
  'revoked-unrecorded': { name: 'revocation', outcome: 'failed' },
  'revocation-unproven': { name: 'revocation', outcome: 'unchecked' },
  'revocation-unchecked': { name: 'revocation', outcome: 'unchecked' },

  'valid-without-end': { name: 'validity', outcome: 'passed' },
  'valid-until': { name: 'validity', outcome: 'passed' },
  expired: { name: 'validity', outcome: 'warning' },
  'not-valid-yet': { name: 'validity', outcome: 'warning' },

  'share-active': { name: 'share', outcome: 'passed' },
  'share-opened': { name: 'share', outcome: 'passed' },
  'share-withdrawn': { name: 'share', outcome: 'failed' },
  'share-expired': { name: 'share', outcome: 'warning' },
  'share-used-up': { name: 'share', outcome: 'warning' },
  // After an erasure the server knows the share no more, but the credential stays valid in other people's hands.
  'share-unknown': { name: 'share', outcome: 'warning' },
  'share-of-another-claim': { name: 'share', outcome: 'failed' },
  'share-unchecked': { name: 'share', outcome: 'unchecked' },

  'fact-proved': { name: 'fact', outcome: 'passed' },
  // Development keys count on a chain for development alone, and the verdict says so.
  'fact-proved-in-trial': { name: 'fact', outcome: 'passed' },
  'fact-not-proved': { name: 'fact', outcome: 'failed' },
  // The verifier signed no attributes: whatever the proof is about, it is the owner's own word.
  'fact-not-vouched-for': { name: 'fact', outcome: 'failed' },
  'fact-ended': { name: 'fact', outcome: 'warning' },
  'fact-unchecked': { name: 'fact', outcome: 'unchecked' },
} as const satisfies Record<string, { name: CheckName; outcome: Outcome }>

export type CheckCode = keyof typeof outcomes

/**
 * One finding. `at` is the moment it is about (since when accredited or suspended, when anchored, when withdrawn, until when valid) in
 * unix seconds.
 */
export type Check = { code: CheckCode; name: CheckName; outcome: Outcome; at: number | null }

/** One finding with what its code means. */
export function check(code: CheckCode, at: number | null = null): Check {
  return { code, ...outcomes[code], at }
}
