import { STATUS_CODES } from 'node:http'
import { countedMs } from '@did/domain/call-limits'
import type { AppError, ErrorCode, ServerErrorCode } from '@did/domain/errors'
import type { Problem } from '@did/domain/problem'

const statusByCode: Partial<Record<ErrorCode, number>> = {
  'unreadable-body': 400,
  'invalid-input': 400,
  'not-json': 415,
  'body-too-large': 413,
  'foreign-origin': 403,
  'route-not-found': 404,
  'too-many-requests': 429,
  'too-many-messages': 429,
  'too-much-stored-today': 429,
  'precondition-failed': 412,
  'idempotency-key-reused': 422,
  internal: 500,
  'database-unreachable': 503,
  'chain-unreachable': 503,
  'signing-key-missing': 503,
  'issuer-keys-not-offered': 409,
  'issuer-key-exists': 409,
  'issuer-key-missing': 409,
  'credential-form-unsuitable': 409,
  'credential-proof-invalid': 422,
  'not-signed-in': 401,
  'sign-in-unparseable': 400,
  'sign-in-nonce-unknown': 401,
  'sign-in-domain-mismatch': 401,
  'sign-in-uri-mismatch': 401,
  'sign-in-chain-mismatch': 401,
  'sign-in-version-unsupported': 401,
  'sign-in-time-invalid': 401,
  'sign-in-signature-invalid': 401,
  'identity-choice-needed': 409,
  'identity-controlled-elsewhere': 403,
  'identity-frozen': 403,
  'not-found': 404,
  'not-allowed': 403,
  'username-taken': 409,
  'did-taken': 409,
  'did-not-owned': 403,
  'did-malformed': 422,
  'verifier-unavailable': 422,
  'request-pending': 409,
  'request-decided': 409,
  'request-not-approved': 409,
  'cannot-confirm-again': 409,
  'attributes-need-owner': 409,
  'too-many-renewals': 409,
  'question-open': 409,
  'too-many-questions': 409,
  'question-answered': 409,
  'claim-private': 409,
  'claim-not-selective': 409,
  'claim-not-verified': 409,
  'claim-without-attributes': 422,
  'share-id-taken': 409,
  'share-token-refused': 403,
  'share-does-not-fit': 422,
  'share-without-switch': 409,
  'share-withdrawn': 410,
  'share-expired': 410,
  'share-used-up': 410,
  'share-unknown': 410,
  'organization-required': 422,
  'organization-taken': 409,
  'verifier-not-entitled': 403,
  'application-decided': 409,
  'template-retired': 409,
  'too-many-templates': 409,
  'too-many-claims': 409,
  'too-many-dids': 409,
  'too-many-shares': 409,
  'too-many-waiting-requests': 409,
  'storage-full': 409,
  'vault-exists': 409,
  'vault-full': 409,
  'attribute-key-invalid': 422,
  'attributes-mismatch': 422,
  'attributes-signature-invalid': 422,
  'request-for-proof-taken': 409,
  'request-for-proof-ended': 410,
  'holder-challenge-taken': 409,
  'holder-challenge-ended': 410,
  'mail-not-offered': 409,
  'push-not-offered': 409,
  'push-address-refused': 422,
  'too-many-confirmations': 409,
  'too-many-devices': 409,
  'alert-link-over': 410,
  'passkeys-not-offered': 409,
  'passkey-of-another-account': 403,
  'key-invitation-taken': 409,
  'key-invitation-over': 410,
  'key-invitation-used': 409,
  'sponsoring-not-offered': 409,
  'sponsoring-refused': 422,
  'sponsored-call-fails': 422,
  'sponsoring-used-up': 429,
  'sponsoring-too-slow': 503,
  'guardian-list-wrong': 422,
  'guardian-unknown': 403,
  'guardian-vote-over': 409,
  'guardian-signature-invalid': 422,
  'recovery-not-ready': 409,
  'chain-shows-otherwise': 409,
  'domain-unreachable': 422,
  'domain-not-proven': 422,
  'proof-invalid': 422,
  'proof-engine-refused': 422,
  'proof-queue-full': 503,
  'attestation-mismatch': 422,
  'attestation-signature-invalid': 422,
  'revocation-signature-invalid': 422,
  'asker-signature-invalid': 422,
} satisfies Record<ServerErrorCode, number>

/** A client may try its call again after this many seconds. */
const retryAfterSeconds = { 429: 1, 503: 2 }
/** Contact messages are limited per hour, so their sender may have to wait for an hour. */
const retryMessageAfterSeconds = 3600

export function statusOfError(code: ErrorCode): number {
  return statusByCode[code] ?? 500
}

/**
 * The answer has the form of RFC 9457. For an internal error (500), it does not describe the error.
 */
export function toProblem(error: AppError, now: Date): { problem: Problem; headers: Record<string, string> } {
  const status = statusOfError(error.code)
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: status === 500 ? 'Something went wrong on our side' : error.message,
    code: status === 500 ? 'internal' : error.code,
    ...(error.fields.length > 0 && { errors: [...error.fields] }),
  }
  const after = retryAfter(error.code, status, now)
  return { problem, headers: after === null ? {} : { 'retry-after': String(after) } }
}

function retryAfter(code: ErrorCode, status: number, now: Date): number | null {
  if (code === 'too-many-messages') return retryMessageAfterSeconds
  if (code === 'too-much-stored-today') return secondsToMidnight(now)
  return status === 429 || status === 503 ? retryAfterSeconds[status] : null
}

/** A limit of calls per day begins anew at midnight in UTC. */
function secondsToMidnight(now: Date): number {
  const daySeconds = countedMs.perDay / 1000
  return daySeconds - (Math.floor(now.getTime() / 1000) % daySeconds)
}
