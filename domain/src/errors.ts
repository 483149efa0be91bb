import type { browserErrorCodes, errorCodes } from './protocol/error-codes.ts'

export type ErrorCode = (typeof errorCodes)[number]
export type ServerErrorCode = Exclude<ErrorCode, (typeof browserErrorCodes)[number]>

/** One entry of `errors` in a problem document (RFC 9457). `path` joins names by dots. */
export type FieldError = { path: string; message: string }

/** The error that this product throws. `message` is for logs, and screens translate `code`. */
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

/**
 * Tells whether an error is an AppError with one of the given codes. If no codes are given, tells
 * whether it is any AppError.
 */
export function isAppError(error: unknown, ...codes: ErrorCode[]): error is AppError {
  return error instanceof AppError && (codes.length === 0 || codes.includes(error.code))
}
