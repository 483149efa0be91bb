import { AppError, isAppError } from '@did/domain/errors'
import { isSameAddress } from '@did/domain/hex'
import { useAccount } from '../account.ts'
import { queryClientStore } from '../query-client.ts'
import { createStore, type Store, useStore } from '../store.ts'
import { type OpenVault, refreshVault } from './open-vault.ts'
import { forgetRead, readVault } from './vault-calls.ts'

/** The opened vault, in this tab's memory alone. Whatever ends the account's caches locks it: sign-out, another account, expiry. */
const openVaultStore = createStore<OpenVault | null>(null)
/** The one that was open here when another tab or device locked it with a new key: nothing can be written to it any more. */
const replacedVaultStore = createStore<OpenVault | null>(null)
queryClientStore.subscribe(lockVault)

export function lockVault(): void {
  replacedVaultStore.set(null)
  openVaultStore.set(null)
}

export function keepOpen(vault: OpenVault): void {
  openVaultStore.set(vault)
  replacedVaultStore.set(null)
}

export function currentVault(): OpenVault | null {
  return openVaultStore.get()
}

/** Null while it is locked, and for any other account than the one in use. */
export function useOpenVault(): OpenVault | null {
  return useOwn(openVaultStore)
}

/** Stands in for the open vault on screens where something was typed, until it is opened again. */
export function useReplacedVault(): OpenVault | null {
  return useOwn(replacedVaultStore)
}

function useOwn(store: Store<OpenVault | null>): OpenVault | null {
  const { address } = useAccount()
  const vault = useStore(store)
  return vault && address && isSameAddress(vault.name.wallet, address) ? vault : null
}

let last: Promise<unknown> = Promise.resolve()

/**
 * One change after the other. Where another tab or device was first, the vault is read again and the change refused: whoever made
 * it looks at what is there now. Where it was locked with a new key, it has to be opened again.
 */
export function changeVault(change: (vault: OpenVault) => Promise<OpenVault>): Promise<OpenVault> {
  const changing = last.then(() => changeOpen(change))
  last = changing.catch(() => {})
  return changing
}

/** Changes nothing. Throws as a change does where another tab or device locked the vault with a new key. */
export function assertNotReplaced(): Promise<OpenVault> {
  return changeVault(async (vault) => {
    const { vaultId } = await readVault()
    if (vaultId !== vault.name.vaultId) throw new AppError('precondition-failed', 'This is another vault by now')
    return vault
  })
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
    if (!isAppError(error, 'precondition-failed')) throw error
    if ((await readAgain(vault)) === null)
      throw new AppError('vault-replaced', 'It was locked with a new key', { cause: error })
    throw error
  } finally {
    void forgetRead()
  }
}

async function readAgain(vault: OpenVault): Promise<OpenVault | null> {
  const latest = await refreshVault(vault, await readVault())
  // Neither what was locked meanwhile nor another account's is opened by this.
  if (openVaultStore.get() !== vault) return latest
  if (latest === null) replacedVaultStore.set(vault)
  openVaultStore.set(latest)
  return latest
}
