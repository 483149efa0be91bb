import type { Did } from '@did/domain/did'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { isOneOfSeveralToMint } from '../../entities/did/shown-did.ts'
import { useTransactionDialog } from '../../entities/transaction/transactions.ts'
import { didsTexts as texts } from '../../texts/en/did/dids.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { DidCard } from './did-card.tsx'

export function ReadOnlyDid() {
  return (
    <DidFrame heading={texts.readOnlyHeading}>
      <EmptyState icon={KeyRound} title={texts.readOnly.title}>
        {texts.readOnly.text}
      </EmptyState>
    </DidFrame>
  )
}

export function DidSection({ did, dids }: { did: Did | null; dids: readonly Did[] }) {
  const mintDid = useMintDid(did && isOneOfSeveralToMint(did, dids) ? did : null)
  const mintButton = (
    <Button onClick={() => void mintDid()}>
      <Fingerprint aria-hidden="true" className="size-4" />
      {texts.mint}
    </Button>
  )
  return (
    <DidFrame heading={texts.heading}>
      {did ? (
        <DidCard did={did} mintButton={mintButton} />
      ) : (
        <EmptyState icon={Fingerprint} title={texts.none.title} action={mintButton}>
          {texts.none.text}
        </EmptyState>
      )}
    </DidFrame>
  )
}

export function DidSectionWaiting({ dids }: { dids: UseQueryResult<Did[]> }) {
  return (
    <DidFrame heading={texts.heading}>
      {dids.isError ? (
        <QueryError type="server" query={dids} message={texts.loadFailure} />
      ) : (
        <Loading label={texts.loading} skeleton="h-40 rounded-2xl" />
      )}
    </DidFrame>
  )
}

function DidFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section id="dids" aria-labelledby="dids-heading" className="flex flex-col gap-3">
      <h2 id="dids-heading" className="text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/**
 * `chosen` is the off-chain DID that gets the token. If `chosen` is null, the server chooses one.
 */
function useMintDid(chosen: Did | null) {
  const account = useAccount()
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  return async (): Promise<void> => {
    if (!isSignedIn(account)) return toast({ variant: 'destructive', ...texts.toasts.notConnected })
    try {
      const { mintDid } = await import('./mint-did.ts')
      await mintDid({ owner: account.address, wallet: account.signer.wallet, chosen, dialog, client })
    } catch (error) {
      toastFailure(error)
    }
  }
}
