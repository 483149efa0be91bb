import { AppError, type ErrorCode, type FieldError } from '@did/domain/errors'

/**
 * The server refused a call. The message 'status: text' is for logs, and screens translate `code`.
 */
export class ApiError extends AppError {
  override name = 'ApiError'
  readonly status: number

  constructor(code: ErrorCode, message: string, options: { status: number; fields?: readonly FieldError[] }) {
    super(code, message, { fields: options.fields ?? [] })
    this.status = options.status
  }
}

/**
 * No answer came, because the network or the server is away. `describeError` has the
 * specification's text.
 */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/**
 * Tells whether a second attempt can succeed. After no answer or a fault of the server (5xx) it
 * can. A call that the server refused would be refused again.
 */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500)
}
