/** Every code an answer, a screen or a log can carry. The server maps each to a status, the page to a text; both tables are total. */
export const errorCodes = [
  // edge
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
  // session
  'not-signed-in',
  'sign-in-unparseable',
  'sign-in-nonce-unknown',
  'sign-in-domain-mismatch',
  'sign-in-uri-mismatch',
  'sign-in-chain-mismatch',
  'sign-in-version-unsupported',
  'sign-in-time-invalid',
  'sign-in-signature-invalid',
  // rows
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
  'attributes-unsigned',
  'attributes-signature-invalid',
  'attributes-unconfirmed',
  'request-for-proof-taken',
  'request-for-proof-ended',
  'request-for-proof-full',
  'chain-shows-otherwise',
  'domain-unreachable',
  'domain-not-proven',
  // proofs and signatures
  'proof-invalid',
  'proof-engine-refused',
  'proof-queue-full',
  'prover-unavailable',
  'attestation-mismatch',
  'fact-contradicted',
  'attestation-signature-invalid',
  'revocation-signature-invalid',
  'asker-signature-invalid',
  // links and codes read by a person's browser
  'share-incomplete',
  'share-unreadable',
  'share-unsupported',
  'share-too-long',
  // the vault, in a person's browser
  'vault-wallet-unfit',
  'vault-passkey-unfit',
  'vault-passkey-declined',
  'vault-backup-unreadable',
  'vault-replaced',
  'attributes-unreadable',
  // wallet
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

export type ErrorCode = (typeof errorCodes)[number]

/** One field's complaint, as `errors` of a problem document carries it; `path` is dotted. */
export type FieldError = { path: string; message: string }

/** The only error our own code throws on purpose. The message is for logs and callers; screens translate `code`. */
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

/** Narrows an unknown thrown value to an AppError carrying one of the given codes (any code when none is given). */
export function isAppError(error: unknown, ...codes: ErrorCode[]): error is AppError {
  return error instanceof AppError && (codes.length === 0 || codes.includes(error.code))
}
