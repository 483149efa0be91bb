import { AppError, isAppError } from '@did/domain/errors'
import { isSameAddress } from '@did/domain/hex'
import { queryClientStore } from '../../../lib/query/query-client.ts'
import { createStore, type Store, useStore } from '../../../lib/store.ts'
import { useAccount } from '../../account/account.ts'
import { type OpenVault, refreshVault } from './open-vault.ts'
import { forgetRead, readVault } from './vault-calls.ts'

/** The open vault is only in this tab's memory, and is locked when the account leaves the page. */
const openVaultStore = createStore<OpenVault | null>(null)
/**
 * The vault that was open in this tab when another tab or device gave the vault a new key. The page
 * only reads it.
 */
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

/**
 * Returns null if no vault is open, or if the open vault belongs to another account than the
 * connected one.
 */
export function useOpenVault(): OpenVault | null {
  return useOwn(openVaultStore)
}

/** Screens show the replaced vault while the person opens the new one, so that typed text stays. */
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
 * Makes the changes of the vault one after another. If another tab or device changed the vault
 * first, the page reads the vault again and refuses the change, so that the person sees the present
 * content. Throws `vault-replaced` if the vault has got a new key.
 */
export function changeVault(change: (vault: OpenVault) => Promise<OpenVault>): Promise<OpenVault> {
  const changing = last.then(() => changeOpen(change))
  last = changing.catch(() => {})
  return changing
}

/** Throws `vault-replaced` when another tab or device gave the vault a new key. */
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
    // If somebody locked the vault during the change, keep it locked.
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
  // Change nothing on screen if the vault was locked meanwhile or if another account's vault is
  // open now.
  if (openVaultStore.get() !== vault) return latest
  if (latest === null) replacedVaultStore.set(vault)
  openVaultStore.set(latest)
  return latest
}
