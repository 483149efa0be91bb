import { AppError, type ErrorCode, isAppError } from '@did/domain/errors'
import { errorTexts, errorTitles, foreignErrorTexts, tellComplaint } from '../texts/en/frame/errors.ts'
import type { ErrorText, ErrorType } from '../texts/error-text.ts'
import { ConnectionError } from './api-error.ts'

const known: Partial<Record<ErrorCode, ErrorText>> = { ...errorTexts }

/**
 * A part of the page that loads later adds the texts of its own errors before one of them can be
 * thrown.
 */
export function addErrorTexts(texts: Partial<Record<ErrorCode, ErrorText>>): void {
  Object.assign(known, texts)
}

/** `message` is for the screen and `technical` for a log. */
export type DescribedError = { type: ErrorType; title: string; message: string; technical: string }

/**
 * The product's own errors have a code, which determines the text. An error of a wallet or a
 * browser has no code, so its message determines the text (docs/spec/8-errors.md).
 */
export function describeError(error: unknown): DescribedError {
  const technical = error instanceof Error ? error.message : String(error)
  const { type, text } = (error instanceof AppError && known[error.code]) || classify(error, technical)
  return { type, title: errorTitles[type], message: findComplaint(error) ?? text, technical }
}

/**
 * The server's complaint about one field of the request says more than the text for the error's
 * code.
 */
function findComplaint(error: unknown): string | undefined {
  if (!isAppError(error, 'invalid-input')) return undefined
  return error.fields.map(({ message }) => tellComplaint(message)).find((told) => told !== null)
}

/** For these error codes, the error's text says only that something went wrong. */
const unexplained: readonly ErrorCode[] = ['internal', 'transaction-failed']

/**
 * Returns the text for the error, or `sentence` if that text gives no reason. The caller takes
 * `sentence` from docs/spec/8-errors.md.
 */
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
