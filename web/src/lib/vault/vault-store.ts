import { AppError, isAppError } from '@did/domain/errors'
import { isSameAddress } from '@did/domain/hex'
import { useAccount } from '../account.ts'
import { queryClientStore } from '../query-client.ts'
import { createStore, useStore } from '../store.ts'
import { type OpenVault, refreshVault } from './open-vault.ts'
import { forgetRead, readVault } from './vault-calls.ts'

/** The opened vault, in this tab's memory alone. Whatever ends the account's caches locks it: sign-out, another account, expiry. */
const openVaultStore = createStore<OpenVault | null>(null)
queryClientStore.subscribe(lockVault)

export function lockVault(): void {
  openVaultStore.set(null)
}

export function keepOpen(vault: OpenVault): void {
  openVaultStore.set(vault)
}

export function currentVault(): OpenVault | null {
  return openVaultStore.get()
}

/** Null while it is locked, and for any other account than the one in use. */
export function useOpenVault(): OpenVault | null {
  const { address } = useAccount()
  const vault = useStore(openVaultStore)
  return vault && address && isSameAddress(vault.name.wallet, address) ? vault : null
}

let last: Promise<unknown> = Promise.resolve()

/**
 * One change after the other. Where another tab or device was first, the vault is read again and the change refused: whoever made
 * it looks at what is there now.
 */
export function changeVault(change: (vault: OpenVault) => Promise<OpenVault>): Promise<OpenVault> {
  const changing = last.then(() => changeOpen(change))
  last = changing.catch(() => {})
  return changing
}

async function changeOpen(change: (vault: OpenVault) => Promise<OpenVault>): Promise<OpenVault> {
  const vault = openVaultStore.get()
  if (!vault) throw new AppError('precondition-failed', 'The vault is locked')
  try {
    const changed = await change(vault)
    // Locked meanwhile it stays locked.
    if (openVaultStore.get() === vault) openVaultStore.set(changed)
    return changed
  } catch (error) {
    if (isAppError(error, 'precondition-failed')) await readAgain(vault)
    throw error
  } finally {
    void forgetRead()
  }
}

async function readAgain(vault: OpenVault): Promise<void> {
  const latest = await refreshVault(vault, await readVault())
  // Neither what was locked meanwhile nor another account's is opened by this.
  if (openVaultStore.get() === vault) openVaultStore.set(latest)
}
