import { AppError, type ErrorCode, type FieldError } from '@did/domain/errors'

/** The message 'status: text' is for logs. Screens show a text for `code`. */
export class ApiError extends AppError {
  override name = 'ApiError'
  readonly status: number

  constructor(code: ErrorCode, message: string, options: { status: number; fields?: readonly FieldError[] }) {
    super(code, message, { fields: options.fields ?? [] })
    this.status = options.status
  }
}

/**
 * Thrown when no answer came, because the network or the server does not work. `describeError`
 * returns the specification's text for this error.
 */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/**
 * A repeated call can succeed if no answer came or if the server had a fault (5xx). A call that the
 * server refused would be refused again.
 */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500)
}
