import { AppError, type ErrorCode, isAppError } from '@did/domain/errors'
import { bareComplaints, type ErrorType, errorTexts, errorTitles, foreignErrorTexts } from '../texts/errors.ts'
import { ConnectionError } from './api-error.ts'

/** SPEC.md 3's app error: what a screen shows, and what a log gets. */
export type DescribedError = { type: ErrorType; title: string; message: string; technical: string }

/**
 * Turns whatever was thrown into words for a person. Our own errors are known by their code; only foreign ones (wallets,
 * browsers) are judged by their message, by the rules of SPEC.md 8.
 */
export function describeError(error: unknown): DescribedError {
  const technical = error instanceof Error ? error.message : String(error)
  const { type, text } = error instanceof AppError ? errorTexts[error.code] : classify(error, technical)
  return { type, title: errorTitles[type], message: findComplaint(error) ?? text, technical }
}

/** What the server says of one field, such as which hidden character to remove, where that says more than the code does. */
function findComplaint(error: unknown): string | undefined {
  if (!isAppError(error, 'invalid-input')) return undefined
  return error.fields.find(({ message }) => !bareComplaints.includes(message))?.message
}

/** Faults of which the reason says no more than that something went wrong. */
const unexplained: readonly ErrorCode[] = ['internal', 'transaction-failed']

/** What a toast of one action says: the reason, or where there is none worth telling, the action's own sentence (SPEC.md 8). */
export function reasonOr(sentence: string, error: unknown): string {
  const { type, message } = describeError(error)
  const isUnexplained = error instanceof AppError ? unexplained.includes(error.code) : type === 'unknown'
  return isUnexplained ? sentence : message
}

function classify(error: unknown, message: string): { type: ErrorType; text: string } {
  const text = message.toLowerCase()
  const mentions = (...words: string[]) => words.some((word) => text.includes(word))
  if (mentions('user rejected', 'user denied', 'user declined'))
    return { type: 'wallet', text: foreignErrorTexts.rejected }
  if (error instanceof ConnectionError || mentions('network', 'connection', 'failed to fetch'))
    return { type: 'connection', text: foreignErrorTexts.connection }
  if (mentions('unauthorized', 'authentication', 'permission') || isRefusedStatus(error))
    return { type: 'authentication', text: foreignErrorTexts.authentication }
  return { type: 'unknown', text: foreignErrorTexts.unknown }
}

function isRefusedStatus(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return error.status === 401 || error.status === 403
}
