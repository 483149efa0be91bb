import type { Outcome } from '../verdict/verdict-checks.ts'

/** The code and the outcome of each finding about a credential of other software. */
export const foreignOutcomes = {
  'foreign-unchanged': 'passed',
  'foreign-changed': 'failed',
  'foreign-unsigned': 'failed',
  'foreign-contradictory': 'failed',
  'foreign-by-another': 'failed',
  'foreign-key-not-listed': 'failed',
  // Whoever has stolen the key could still sign with it, so nothing that it signs counts any more.
  'foreign-key-ended': 'failed',
  // This product cannot check a credential of this form, which proves nothing against it.
  'foreign-unsupported': 'unchecked',
  'foreign-key-unchecked': 'unchecked',

  'foreign-issuer-service': 'passed',
  'foreign-issuer-accredited': 'passed',
  // No administrator of this installation has reviewed the domain's owner.
  'foreign-issuer-domain': 'warning',
  // Somebody else than the domain's owner may write to this folder.
  'foreign-issuer-folder': 'warning',
  'foreign-issuer-stranger': 'warning',
  'foreign-issuer-suspended': 'warning',
  'foreign-issuer-unchecked': 'unchecked',

  'foreign-not-revoked': 'passed',
  'foreign-revoked': 'failed',
  'foreign-suspended': 'failed',
  'foreign-status-unchecked': 'unchecked',
  'foreign-no-status': 'passed',

  'foreign-valid-until': 'passed',
  'foreign-without-end': 'passed',
  'foreign-expired': 'warning',
  'foreign-not-valid-yet': 'warning',
  'foreign-dates-unreadable': 'failed',

  // The credential shows no attestation. Whoever has the key that signed it could have written such
  // a credential without any verifier.
  'foreign-attestation-kept-back': 'warning',
  // A withdrawal on the chain names an attestation, so nobody can look for one here.
  'foreign-attestation-missing': 'warning',
  'foreign-attestation-differs': 'failed',
  'foreign-fields-bare': 'warning',
} as const satisfies Record<string, Outcome>

export type ForeignCode = keyof typeof foreignOutcomes
/** `at` is the time that the finding is about, in seconds since 1970. */
export type ForeignCheck = { code: ForeignCode; outcome: Outcome; at: number | null }

export function foreignCheck(code: ForeignCode, at: number | null = null): ForeignCheck {
  return { code, outcome: foreignOutcomes[code], at }
}
