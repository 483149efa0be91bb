import { walletSession } from '@did/domain/constants'
import { type Address, toAddress } from '@did/domain/hex'
import { type WalletSession, walletSessionSchema } from '@did/domain/session'

/** The spec's local-storage key (SPEC.md 3). */
export const savedSessionKey = 'wallet_session'

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The saved session, or null when there is none, it is unreadable, or its last activity is more than 3 hours ago. */
export function findSavedSession(storage: SessionStorage, nowMs: number): WalletSession | null {
  const saved = parseSavedSession(read(storage))
  return saved && !isExpired(saved, nowMs) ? saved : null
}

/** True when there is a saved session and its last activity is more than 3 hours ago. */
export function hasExpiredSession(storage: SessionStorage, nowMs: number): boolean {
  const saved = parseSavedSession(read(storage))
  return saved !== null && isExpired(saved, nowMs)
}

export function saveSession(
  storage: SessionStorage,
  session: { address: Address; chainId: number | null },
  nowMs: number,
): void {
  const before = parseSavedSession(read(storage))
  const isSame = before !== null && before.address === session.address
  // The schema has no "unknown": a wallet that does not say where it is counts as being on chain 1, the spec's mainnet.
  const saved: WalletSession = {
    address: session.address,
    chainId: session.chainId ?? 1,
    timestamp: isSame ? before.timestamp : nowMs,
    lastActivity: nowMs,
  }
  write(storage, JSON.stringify(saved))
}

/** The periodic check of SPEC.md 4: refreshes the last activity; false when the session is missing or expired. */
export function refreshSavedSession(storage: SessionStorage, nowMs: number): boolean {
  const saved = findSavedSession(storage, nowMs)
  if (!saved) return false
  write(storage, JSON.stringify({ ...saved, lastActivity: nowMs }))
  return true
}

export function forgetSavedSession(storage: SessionStorage): void {
  try {
    storage.removeItem(savedSessionKey)
  } catch {
    // A browser without storage has nothing to forget.
  }
}

export function parseSavedSession(text: string | null): WalletSession | null {
  try {
    const saved = walletSessionSchema.safeParse(JSON.parse(text ?? 'null'))
    return saved.success ? { ...saved.data, address: toAddress(saved.data.address) } : null
  } catch {
    return null
  }
}

function isExpired(saved: WalletSession, nowMs: number): boolean {
  return nowMs - saved.lastActivity > walletSession.idleMs
}

function read(storage: SessionStorage): string | null {
  try {
    return storage.getItem(savedSessionKey)
  } catch {
    return null
  }
}

function write(storage: SessionStorage, text: string): void {
  try {
    storage.setItem(savedSessionKey, text)
  } catch {
    // Without storage the session lives as long as the page.
  }
}
