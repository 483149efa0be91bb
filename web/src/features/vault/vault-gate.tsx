import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { isSignedIn, type Signer, useAccount } from '../../lib/account.ts'
import type { OpenVault } from '../../lib/vault/open-vault.ts'
import { vaultQuery } from '../../lib/vault/vault-calls.ts'
import { assertNotReplaced, useOpenVault, useReplacedVault } from '../../lib/vault/vault-store.ts'
import { vaultTexts as texts } from '../../texts/vault.ts'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { MakeVault } from './make-vault.tsx'
import { UnlockVault } from './unlock-vault.tsx'

type VaultGateProps = {
  /** Says why one is asked to open it, where that is not plain. */
  lead?: ReactNode
  children: (vault: OpenVault) => ReactNode
}

/**
 * What needs the open vault; before that, the way to make one or to open it. What was typed stays while a vault that was locked with a
 * new key elsewhere is opened again.
 */
export function VaultGate({ lead, children }: VaultGateProps) {
  const account = useAccount()
  const vault = useOpenVault()
  const replaced = useReplacedVault()
  useLookAgain(vault !== null)
  if (!isSignedIn(account)) return null
  const shown = vault ?? replaced
  return (
    <>
      {!vault && <Door lead={replaced ? <Replaced /> : lead} signer={account.signer} />}
      {shown && <div className={vault ? 'contents' : 'hidden'}>{children(shown)}</div>}
    </>
  )
}

/** Whoever comes back to this page may have changed the vault in another tab, or on another device. */
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

function Door({ lead, signer }: { lead: ReactNode; signer: Signer }) {
  const sealed = useQuery(vaultQuery)
  if (sealed.isError)
    return (
      <ErrorCard type="server" cause={sealed.error} message={texts.loadFailed} onRetry={() => void sealed.refetch()} />
    )
  if (sealed.data === undefined)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-32 rounded-xl" />
      </Loading>
    )
  return (
    <div className="flex flex-col gap-4">
      {lead}
      {sealed.data ? <UnlockVault sealed={sealed.data} signer={signer} /> : <MakeVault signer={signer} />}
    </div>
  )
}
