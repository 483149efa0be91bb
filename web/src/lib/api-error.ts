import { AppError, type ErrorCode, type FieldError } from '@did/domain/errors'

/** A refusal by the server. The message is the spec's 'status: text', for logs and callers; screens translate `code`. */
export class ApiError extends AppError {
  override name = 'ApiError'
  readonly status: number

  constructor(code: ErrorCode, message: string, options: { status: number; fields?: readonly FieldError[] }) {
    super(code, message, { fields: options.fields ?? [] })
    this.status = options.status
  }
}

/** The request never got an answer: no network, or no server. The message is one of the spec's 'connection' texts. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/** A refusal stays a refusal; silence and the server's own faults may pass. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500)
}
