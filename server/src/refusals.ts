import { AppError } from '@did/domain/errors'

/** A read of a row that is not the caller's or does not exist: one answer for both, so that nobody learns which. */
export function notFound(): AppError {
  return new AppError('not-found', 'There is nothing here that this account may see')
}

/** A mutation of a row that is not the caller's or does not exist: one answer for both. */
export function notAllowed(): AppError {
  return new AppError('not-allowed', 'This account may not do that')
}
