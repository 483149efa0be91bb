import type { Did } from '@did/domain/did'
import { Fingerprint, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { didsTexts as texts } from '../../texts/dids.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { DidCard } from './did-card.tsx'
import { isOneOfSeveralToMint } from './shown-did.ts'
import { useMintDid } from './use-mint-did.ts'

/** SPEC.md 2.7 for a wallet that is not signed in. */
export function ReadOnlyDid() {
  return (
    <DidFrame heading={texts.readOnlyHeading}>
      <EmptyState icon={KeyRound} title={texts.readOnly.title}>
        {texts.readOnly.text}
      </EmptyState>
    </DidFrame>
  )
}

/** SPEC.md 2.7: the DID that is shown, or the way to get one. */
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

export function DidSectionLoading() {
  return (
    <DidFrame heading={texts.heading}>
      <Loading label={texts.loading}>
        <Skeleton className="h-40 rounded-2xl" />
      </Loading>
    </DidFrame>
  )
}

export function DidSectionFailed({ cause, onRetry }: { cause: unknown; onRetry: () => void }) {
  return (
    <DidFrame heading={texts.heading}>
      <ErrorCard type="server" cause={cause} message={texts.loadFailure} onRetry={onRetry} />
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
