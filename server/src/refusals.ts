import { AppError } from '@did/domain/errors'

/**
 * Returns the error for missing rows and for other people's rows, so that nobody learns which rows
 * exist.
 */
export function notFound(): AppError {
  return new AppError('not-found', 'There is nothing here that this account may see')
}

/**
 * Returns the error for a change of another person's row, which is the same as for a missing row.
 */
export function notAllowed(): AppError {
  return new AppError('not-allowed', 'This account may not do that')
}
