/**
 * The questions that a verdict answers, in the order in which the page shows them. `confirmation`
 * is asked only about a link without an attestation.
 */
export type CheckName =
  | 'data'
  | 'confirmation'
  | 'verifier'
  | 'control'
  | 'holder'
  | 'subject'
  | 'anchor'
  | 'revocation'
  | 'validity'
  | 'share'
  | 'fact'

export type Outcome = 'passed' | 'failed' | 'warning' | 'unchecked'

/** Every finding that a verdict can contain. Each code has exactly one sentence. */
export const outcomes = {
  'link-intact': { name: 'data', outcome: 'passed' },
  // If a verdict showed the text of an incomplete link, a forger could cut a forged link so that it
  // looks damaged instead of forged.
  'link-incomplete': { name: 'data', outcome: 'warning' },
  'link-without-fragment': { name: 'data', outcome: 'warning' },
  'link-damaged': { name: 'data', outcome: 'failed' },
  'link-contradictory': { name: 'data', outcome: 'failed' },
  'link-unsupported': { name: 'data', outcome: 'unchecked' },
  'link-too-long': { name: 'data', outcome: 'unchecked' },
  // A controlled share shows nothing before somebody opens it.
  'share-unopened': { name: 'data', outcome: 'unchecked' },
  'signature-valid': { name: 'data', outcome: 'passed' },
  'signature-invalid': { name: 'data', outcome: 'failed' },
  'signature-by-another': { name: 'data', outcome: 'failed' },
  'signature-unchecked': { name: 'data', outcome: 'unchecked' },

  'nobody-yet': { name: 'confirmation', outcome: 'warning' },
  // The link contains no attestation. Our server reports one that a verifier signed later, if the
  // owner allows this.
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
  // A thief of the verifier's key can sign as the verifier.
  'verifier-frozen': { name: 'verifier', outcome: 'warning' },
  // Somebody may still sign with the verifier's former key.
  'verifier-key-replaced': { name: 'verifier', outcome: 'warning' },
  'verifier-freeze-unchecked': { name: 'verifier', outcome: 'unchecked' },

  'control-moved': { name: 'control', outcome: 'passed' },
  'control-recovered': { name: 'control', outcome: 'passed' },
  // A thief of the holder's key can show the credential as their own.
  'identity-frozen': { name: 'control', outcome: 'warning' },
  // Whoever has the holder's former key keeps the credentials that a wallet received while this key
  // counted, and can still show them.
  'taken-with-former-key': { name: 'control', outcome: 'warning' },
  // A change of control does not change the holder secret, which an answer proves. So whoever has
  // the holder's former key may have the secret for an older claim.
  'confirmed-for-former-key': { name: 'control', outcome: 'warning' },
  'control-unchecked': { name: 'control', outcome: 'unchecked' },

  'holder-named': { name: 'holder', outcome: 'passed' },
  // The person who shows the credential has answered the checker's question with the wallet that
  // the credential names.
  'holder-proved': { name: 'holder', outcome: 'passed' },
  // A confirmed name is only as reliable as the verifier who confirmed it.
  'holder-named-by-unknown': { name: 'holder', outcome: 'warning' },
  // Anybody can show a credential without a name as their own.
  'holder-not-named': { name: 'holder', outcome: 'warning' },

  'subject-has-did': { name: 'subject', outcome: 'passed' },
  // The address is the identity, even if nobody has minted a DID for it (decision 54).
  'subject-without-did': { name: 'subject', outcome: 'passed' },
  'subject-on-another-chain': { name: 'subject', outcome: 'failed' },
  'subject-unchecked': { name: 'subject', outcome: 'unchecked' },

  anchored: { name: 'anchor', outcome: 'passed' },
  // The block that the link names as a hint has an anchor. The chain node refused to search for
  // earlier anchors.
  'anchored-range-refused': { name: 'anchor', outcome: 'passed' },
  // Without an anchor, the attestation counts as signed now. The missing anchor is a warning only
  // if the verifier is suspended.
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
  // The owner ended the link. The verifier's signature remains valid.
  'share-withdrawn': { name: 'share', outcome: 'warning' },
  'share-expired': { name: 'share', outcome: 'warning' },
  'share-used-up': { name: 'share', outcome: 'warning' },
  // The server does not know the share any more after its owner erased the account, but the
  // credential stays valid.
  'share-unknown': { name: 'share', outcome: 'warning' },
  'share-of-another-claim': { name: 'share', outcome: 'failed' },
  'share-unchecked': { name: 'share', outcome: 'unchecked' },

  'fact-proved': { name: 'fact', outcome: 'passed' },
  // Only an installation with its own development chain accepts proofs by development keys.
  'fact-proved-in-trial': { name: 'fact', outcome: 'passed' },
  'fact-not-proved': { name: 'fact', outcome: 'failed' },
  // The verifier signed no attributes, so the proof rests only on the owner's own word.
  'fact-not-vouched-for': { name: 'fact', outcome: 'failed' },
  'fact-ended': { name: 'fact', outcome: 'warning' },
  'fact-unchecked': { name: 'fact', outcome: 'unchecked' },
} as const satisfies Record<string, { name: CheckName; outcome: Outcome }>

export type CheckCode = keyof typeof outcomes

/** `at` is the time that the finding is about, such as the time of a revocation (Unix seconds). */
export type Check = { code: CheckCode; name: CheckName; outcome: Outcome; at: number | null }

export function check(code: CheckCode, at: number | null = null): Check {
  return { code, ...outcomes[code], at }
}
