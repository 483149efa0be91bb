import { type WalletSession, walletSessionSchema } from '@did/domain/account/session'
import { walletSession } from '@did/domain/account/session-limits'
import { type Address, toAddress } from '@did/domain/hex'
import { recall, remember, type SmallStorage } from '../../../lib/page/browser-storage.ts'

/** The specification names this key in local storage. */
export const savedSessionKey = 'wallet_session'

export type SessionStorage = SmallStorage

/**
 * Returns null if no readable session is saved, or if its last activity was more than 3 hours ago.
 */
export function findSavedSession(storage: SessionStorage, nowMs: number): WalletSession | null {
  const saved = read(storage)
  return saved && !isExpired(saved, nowMs) ? saved : null
}

export function hasExpiredSession(storage: SessionStorage, nowMs: number): boolean {
  const saved = read(storage)
  return saved !== null && isExpired(saved, nowMs)
}

export function saveSession(
  storage: SessionStorage,
  session: { address: Address; chainId: number | null },
  nowMs: number,
): void {
  const before = read(storage)
  const isSame = before !== null && before.address === session.address
  // The schema requires a chain, so a wallet that names no chain is saved with chain 1, the
  // mainnet.
  const saved: WalletSession = {
    address: session.address,
    chainId: session.chainId ?? 1,
    timestamp: isSame ? before.timestamp : nowMs,
    lastActivity: nowMs,
  }
  write(storage, saved)
}

/**
 * Saves the present moment as the time of the last activity. Returns false if no session is saved
 * or if the saved one has expired.
 */
export function refreshSavedSession(storage: SessionStorage, nowMs: number): boolean {
  const saved = findSavedSession(storage, nowMs)
  if (!saved) return false
  write(storage, { ...saved, lastActivity: nowMs })
  return true
}

export function forgetSavedSession(storage: SessionStorage): void {
  remember(savedSessionKey, null, () => storage)
}

function isExpired(saved: WalletSession, nowMs: number): boolean {
  return nowMs - saved.lastActivity > walletSession.idleMs
}

function read(storage: SessionStorage): WalletSession | null {
  try {
    const saved = walletSessionSchema.safeParse(JSON.parse(recall(savedSessionKey, () => storage) ?? 'null'))
    return saved.success ? { ...saved.data, address: toAddress(saved.data.address) } : null
  } catch {
    return null
  }
}

/** Without storage, the session lives as long as the page. */
function write(storage: SessionStorage, session: WalletSession): void {
  remember(savedSessionKey, JSON.stringify(session), () => storage)
}
