import { AppError } from '@did/domain/errors'
import { rpcCodes } from './rpc-codes.ts'

/** Wallets wrap their errors in different ways, so the code may be in an inner error. */
export function toWalletError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const message = readMessage(error)
  const code = readRpcCode(error)
  if (code === rpcCodes.rejected || /user (rejected|denied|declined)/i.test(message))
    return new AppError('wallet-rejected', message, { cause: error })
  if (code === rpcCodes.requestPending) return new AppError('wallet-request-pending', message, { cause: error })
  if (code === rpcCodes.unauthorized) return new AppError('wallet-not-connected', message, { cause: error })
  const reasons = readMessages(error).join(' · ')
  // The person changed the wallet's network after the page had asked for the right network.
  if (/must match the active chain/i.test(reasons))
    return new AppError('wallet-wrong-network', reasons, { cause: error })
  if (/insufficient (funds|balance)/i.test(reasons))
    return new AppError('wallet-insufficient-funds', reasons, { cause: error })
  if (/network error|connection|failed to fetch/i.test(reasons))
    return new AppError('wallet-connection', reasons, { cause: error })
  return new AppError('wallet-failed', message, { cause: error })
}

/** Plain providers, for instance, manage no networks and lack the methods to switch networks. */
export function isUnsupported(error: unknown): boolean {
  const code = readRpcCode(error)
  return code === rpcCodes.unsupported || code === rpcCodes.methodNotFound
}

/**
 * MetaMask answers with the code 4902, MetaMask's phone app with an inner error of this code, and
 * other wallets only with words.
 */
export function isUnknownChain(error: unknown): boolean {
  return readRpcCode(error) === rpcCodes.unknownChain || /unrecognized chain|unknown chain/i.test(readMessage(error))
}

/**
 * Returns the code of the outermost error. The codes `-32603` and `-32000` only wrap other errors,
 * so the code of an inner error counts more than these two.
 */
function readRpcCode(error: unknown, depth = 0): number | null {
  if (depth > 4 || typeof error !== 'object' || error === null) return null
  const inner = 'data' in error ? readRpcCode(readOriginal(error.data), depth + 1) : null
  const cause = 'cause' in error ? readRpcCode(error.cause, depth + 1) : null
  const own = 'code' in error && typeof error.code === 'number' ? error.code : null
  if (own !== null && own !== -32603 && own !== -32000) return own
  return inner ?? cause ?? own
}

function readOriginal(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('originalError' in data)) return data
  return data.originalError
}

/** Wallets often hide the chain node's reason in an inner error. */
function readMessages(error: unknown, depth = 0): string[] {
  if (depth > 4 || typeof error !== 'object' || error === null) return typeof error === 'string' ? [error] : []
  const own = 'message' in error && typeof error.message === 'string' ? [error.message] : []
  const inner = 'data' in error ? readMessages(readOriginal(error.data), depth + 1) : []
  const cause = 'cause' in error ? readMessages(error.cause, depth + 1) : []
  return [...own, ...inner, ...cause]
}

function readMessage(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string')
    return error.message
  return 'The wallet gave no reason'
}
