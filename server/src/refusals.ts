import { AppError } from '@did/domain/errors'

/** Other people's rows and missing rows get one answer, so that nobody learns which exist. */
export function notFound(): AppError {
  return new AppError('not-found', 'There is nothing here that this account may see')
}

/** A change of another person's row gets the same answer as a change of a missing row. */
export function notAllowed(): AppError {
  return new AppError('not-allowed', 'This account may not do that')
}
