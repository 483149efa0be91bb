/** The codes of errors that arise in a browser. In a server, they would be a fault of ours. */
const browserErrorCodes = [
  'attributes-unsigned',
  'attributes-unconfirmed',
  'prover-unavailable',
  'fact-contradicted',
  'share-incomplete',
  'share-unreadable',
  'share-unsupported',
  'share-too-long',
  'vault-wallet-unfit',
  'vault-passkey-unfit',
  'vault-passkey-declined',
  'vault-backup-unreadable',
  'vault-replaced',
  'attributes-unreadable',
  'wallet-missing',
  'wallet-no-accounts',
  'wallet-rejected',
  'wallet-request-pending',
  'wallet-not-connected',
  'wallet-wrong-network',
  'wallet-connection',
  'wallet-insufficient-funds',
  'wallet-failed',
  'transaction-failed',
  'did-minted-event-missing',
] as const

/** The codes of all errors. The server maps its own to an HTTP status, the page all to a text. */
export const errorCodes = [
  'unreadable-body',
  'invalid-input',
  'not-json',
  'body-too-large',
  'foreign-origin',
  'route-not-found',
  'too-many-requests',
  'too-many-messages',
  'precondition-failed',
  'idempotency-key-reused',
  'internal',
  'database-unreachable',
  'chain-unreachable',
  'signing-key-missing',
  'not-signed-in',
  'sign-in-unparseable',
  'sign-in-nonce-unknown',
  'sign-in-domain-mismatch',
  'sign-in-uri-mismatch',
  'sign-in-chain-mismatch',
  'sign-in-version-unsupported',
  'sign-in-time-invalid',
  'sign-in-signature-invalid',
  'not-found',
  'not-allowed',
  'username-taken',
  'did-taken',
  'did-not-owned',
  'did-malformed',
  'verifier-unavailable',
  'request-pending',
  'request-decided',
  'request-not-approved',
  'question-open',
  'question-answered',
  'claim-private',
  'claim-not-selective',
  'claim-without-attributes',
  'share-id-taken',
  'share-token-refused',
  'share-without-switch',
  'share-withdrawn',
  'share-expired',
  'share-used-up',
  'share-unknown',
  'organization-required',
  'organization-taken',
  'verifier-not-entitled',
  'application-decided',
  'template-retired',
  'too-many-templates',
  'too-many-claims',
  'too-many-dids',
  'too-many-shares',
  'too-many-waiting-requests',
  'storage-full',
  'vault-exists',
  'vault-full',
  'attribute-key-invalid',
  'attributes-mismatch',
  'attributes-signature-invalid',
  'request-for-proof-taken',
  'request-for-proof-ended',
  'request-for-proof-full',
  'holder-challenge-taken',
  'holder-challenge-ended',
  'holder-challenge-answered',
  'chain-shows-otherwise',
  'domain-unreachable',
  'domain-not-proven',
  'proof-invalid',
  'proof-engine-refused',
  'proof-queue-full',
  'attestation-mismatch',
  'attestation-signature-invalid',
  'revocation-signature-invalid',
  'asker-signature-invalid',
  ...browserErrorCodes,
] as const

export type ErrorCode = (typeof errorCodes)[number]
export type ServerErrorCode = Exclude<ErrorCode, (typeof browserErrorCodes)[number]>

/** One entry of `errors` in a problem document (RFC 9457). `path` joins names by dots. */
export type FieldError = { path: string; message: string }

/** The error that our own code throws. `message` is for logs, and screens translate `code`. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { fields?: readonly FieldError[] }) {
    super(message, options)
    this.code = code
    this.fields = options?.fields ?? []
  }
}

/** Tells whether an error is an AppError with one of the codes. Without codes, any code counts. */
export function isAppError(error: unknown, ...codes: ErrorCode[]): error is AppError {
  return error instanceof AppError && (codes.length === 0 || codes.includes(error.code))
}
