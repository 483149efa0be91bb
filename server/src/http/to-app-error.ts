import { AppError, type ErrorCode } from '@did/domain/errors'

const fastifyCodes: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body-too-large', 'The body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not-json', 'The body must be application/json'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['unreadable-body', 'The body is not JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['unreadable-body', 'The body is empty'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['unreadable-body', 'The body is not as long as it says'],
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const known = fastifyCodes[readCode(error) ?? '']
  if (known) return new AppError(...known, { cause: error })
  if (isClientFault(error)) return new AppError('unreadable-body', 'The request cannot be read', { cause: error })
  if (readViolation(error)?.state === foreignKeyViolation)
    return new AppError('not-allowed', 'What this refers to is gone since it was looked at', { cause: error })
  if (isDatabaseAway(error))
    return new AppError('database-unreachable', 'The database gave no answer', { cause: error })
  return new AppError('internal', 'Unexpected', { cause: error })
}

const foreignKeyViolation = '23503'

export function isDeadlock(error: unknown): boolean {
  return findInCauses(error, (cause) => readCode(cause) === '40P01') !== null
}

/**
 * Returns the SQLSTATE and the name of the violated constraint. The stores handle the violations
 * that they expect.
 */
export function readViolation(error: unknown): { state: string; constraint: string | null } | null {
  const found = findInCauses(error, (cause) => /^23\d{3}$/.test(readCode(cause) ?? ''))
  if (!found) return null
  const constraint = 'constraint' in found && typeof found.constraint === 'string' ? found.constraint : null
  return { state: readCode(found) ?? '', constraint }
}

// The meanings of these codes of SQLSTATE are: 08 a failed connection, 40 a transaction that was
// rolled back because of another one, 53 a lack of resources, 57 a shutdown or a cancelled
// statement, 25006 a read-only standby server, 25P03 and 25P04 a transaction that was idle or
// lasted too long, and 55P03 a lock that was not granted in time.
const awayStates = /^(08|40|53|57)|^(25006|25P03|25P04|55P03)$/
const awaySystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
// These errors of node-postgres have no code, so their messages are matched.
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Tells whether the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    findInCauses(error, (cause) => {
      const code = readCode(cause)
      if (code !== null && (awaySystemCodes.has(code) || (code.length === 5 && awayStates.test(code)))) return true
      return awayMessages.test(cause.message)
    }) !== null
  )
}

function isClientFault(error: unknown): boolean {
  const status = readStatus(error)
  return status !== null && status >= 400 && status < 500
}

function readStatus(error: unknown): number | null {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null
  return typeof status === 'number' ? status : null
}

function readCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

function findInCauses(error: unknown, matches: (cause: Error) => boolean): Error | null {
  if (!(error instanceof Error)) return null
  if (matches(error)) return error
  if (error instanceof AggregateError) {
    for (const inner of error.errors) {
      const found = findInCauses(inner, matches)
      if (found) return found
    }
  }
  return findInCauses(error.cause, matches)
}
