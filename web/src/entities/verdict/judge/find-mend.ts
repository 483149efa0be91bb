import { findDecisive } from '@did/credentials/verdict/describe-verdict'
import type { Verdict } from '@did/credentials/verdict/verdict'
import type { CheckCode } from '@did/credentials/verdict/verdict-checks'
import type { Claim } from '@did/domain/claim/claim'
import { isTextDoubted } from '../../claim/claim-state.ts'

/** What an owner can do so that a checker's verdict on the claim becomes good. */
export type Mend = 'show-name' | 'add-name' | 'ask' | 'ask-again' | 'correct' | 'check-again'

type Shared = Pick<Claim, 'holderName' | 'asked'>

/**
 * Returns the one step that mends the fault in the verdict's headline. Returns null if the verdict
 * is good or if the owner can only wait for the verifier.
 */
export function findMend(verdict: Verdict, { holderName, asked }: Shared): Mend | null {
  const decisive = findDecisive(verdict)
  if (!decisive) return null
  if (decisive.outcome === 'unchecked') return 'check-again'
  if (isUnrecorded(verdict, decisive.code)) return 'check-again'
  if (decisive.code === 'holder-not-named') return holderName ? 'show-name' : 'add-name'
  const mend = mends[decisive.code] ?? null
  const isWaiting = asked.some(({ status }) => status === 'pending')
  if (isRevoked(decisive.code) && !isWaiting && isTextDoubted(asked)) return 'correct'
  return isWaiting && (mend === 'ask' || mend === 'ask-again') ? null : mend
}

/**
 * While the chain has not recorded the confirmation yet, the confirmation may be newer than the
 * change of the owner's key, and the record will show this.
 */
function isUnrecorded({ checks }: Verdict, decisive: CheckCode): boolean {
  return decisive === 'confirmed-for-former-key' && checks.some(({ code }) => code === 'anchor-pending')
}

function isRevoked(code: CheckCode): boolean {
  return code === 'revoked' || code === 'revoked-unrecorded'
}

const mends: Partial<Record<CheckCode, Mend>> = {
  'nobody-yet': 'ask',
  'verifier-not-reviewed': 'ask-again',
  'verifier-accredited-later': 'ask-again',
  'verifier-suspended': 'ask-again',
  'verifier-suspended-unproven': 'ask-again',
  'verifier-suspended-then': 'ask-again',
  'verifier-not-entitled': 'ask-again',
  'verifier-is-subject': 'ask-again',
  'verifier-frozen': 'ask-again',
  'verifier-key-replaced': 'ask-again',
  'confirmed-for-former-key': 'ask-again',
  'holder-named-by-unknown': 'ask-again',
  'signature-invalid': 'ask-again',
  'signature-by-another': 'ask-again',
  'subject-on-another-chain': 'ask-again',
  'not-anchored': 'ask-again',
  revoked: 'ask-again',
  'revoked-unrecorded': 'ask-again',
  expired: 'ask-again',
}
