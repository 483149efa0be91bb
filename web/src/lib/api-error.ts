import { AppError, type ErrorCode, type FieldError } from '@did/domain/errors'

/** A refusal by the server. The message 'status: text' is for logs; screens translate `code`. */
export class ApiError extends AppError {
  override name = 'ApiError'
  readonly status: number

  constructor(code: ErrorCode, message: string, options: { status: number; fields?: readonly FieldError[] }) {
    super(code, message, { fields: options.fields ?? [] })
    this.status = options.status
  }
}

/** Neither network nor server answered. `describeError` has the specification's text for it. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/** The server refuses a refused API call again, but silence and a fault of the server may pass. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500)
}
