import { useQuery } from '@tanstack/react-query'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { vaultTexts as texts } from '../../texts/en/vault/vault.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { isSignedIn, type Signer, useAccount } from '../account/account.ts'
import { MakeVault } from './make-vault.tsx'
import type { OpenVault } from './store/open-vault.ts'
import { vaultQuery } from './store/vault-calls.ts'
import { assertNotReplaced, useOpenVault, useReplacedVault } from './store/vault-store.ts'
import { UnlockVault } from './unlock-vault.tsx'

type VaultGateProps = {
  /** Says why the owner has to open the vault, on a screen where the reason is not obvious. */
  lead?: ReactNode
  /**
   * If true, a person without a vault sees the recovery code at once, because the text `lead` has
   * explained the vault already.
   */
  beginsAtOnce?: boolean
  /**
   * If `current` is true, the person has just asked for something in the vault. The page then asks
   * at once for the wallet or passkey that opens the vault.
   */
  toOpen?: RefObject<boolean>
  children: (vault: OpenVault) => ReactNode
}

/**
 * Shows the children when the vault is open. If the vault got a new key elsewhere, typed text stays
 * while the person opens the vault again.
 */
export function VaultGate({ lead, beginsAtOnce = false, toOpen, children }: VaultGateProps) {
  const account = useAccount()
  const vault = useOpenVault()
  const replaced = useReplacedVault()
  useLookAgain(vault !== null)
  if (!isSignedIn(account)) return null
  const shown = vault ?? replaced
  return (
    <>
      {!vault && (
        <Door
          lead={replaced ? <Replaced /> : lead}
          beginsAtOnce={beginsAtOnce}
          toOpen={toOpen}
          signer={account.signer}
        />
      )}
      {shown && <div className={vault ? 'contents' : 'hidden'}>{children(shown)}</div>}
    </>
  )
}

/** Another tab may have changed the vault, so the page reads it again when the person returns. */
function useLookAgain(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const look = () => {
      if (document.visibilityState === 'visible') void assertNotReplaced().catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isOpen])
}

function Replaced() {
  return (
    <Notice tone="wait" icon={LockKeyhole}>
      {texts.replaced}
    </Notice>
  )
}

type DoorProps = {
  lead: ReactNode
  beginsAtOnce: boolean
  toOpen: RefObject<boolean> | undefined
  signer: Signer
}

function Door({ lead, beginsAtOnce, toOpen, signer }: DoorProps) {
  const sealed = useQuery(vaultQuery)
  if (sealed.isError) return <QueryError type="server" query={sealed} message={texts.loadFailed} />
  if (sealed.data === undefined) return <Loading label={texts.loading} skeleton="h-32 rounded-xl" />
  return (
    <div className="flex flex-col gap-4">
      {lead}
      {sealed.data ? (
        <UnlockVault sealed={sealed.data} signer={signer} toOpen={toOpen} />
      ) : (
        <MakeVault signer={signer} beginsAtOnce={beginsAtOnce} />
      )}
    </div>
  )
}
