import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isSignedIn, useAccount } from '../../lib/account.ts'
import type { OpenVault } from '../../lib/vault/open-vault.ts'
import { vaultQuery } from '../../lib/vault/vault-calls.ts'
import { useOpenVault } from '../../lib/vault/vault-store.ts'
import { vaultTexts as texts } from '../../texts/vault.ts'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { MakeVault } from './make-vault.tsx'
import { UnlockVault } from './unlock-vault.tsx'

type VaultGateProps = {
  /** Says why one is asked to open it, where that is not plain. */
  lead?: ReactNode
  children: (vault: OpenVault) => ReactNode
}

/** What needs the open vault; before that, the way to make one or to open it. */
export function VaultGate({ lead, children }: VaultGateProps) {
  const account = useAccount()
  const vault = useOpenVault()
  const sealed = useQuery({ ...vaultQuery, enabled: isSignedIn(account) && vault === null })
  if (!isSignedIn(account)) return null
  if (vault) return children(vault)
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
      {sealed.data ? (
        <UnlockVault sealed={sealed.data} signer={account.signer} />
      ) : (
        <MakeVault signer={account.signer} />
      )}
    </div>
  )
}
