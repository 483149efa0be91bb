import { AppError } from '@did/domain/errors'

/**
 * Missing rows and other people's rows have the same error, so that nobody learns which rows exist.
 */
export function notFound(): AppError {
  return new AppError('not-found', 'There is nothing here that this account may see')
}

/** A change of another person's row has the same error as a change of a missing row. */
export function notAllowed(): AppError {
  return new AppError('not-allowed', 'This account may not do that')
}
