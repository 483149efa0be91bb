import { isAppError } from '@did/domain/errors'

/**
 * What a log may say of an error. Messages of foreign errors are left out: a database puts the values of a row into them and a
 * chain client its whole request, and personal text must not reach a log.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...(isAppError(error) && { message: error.message }),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
