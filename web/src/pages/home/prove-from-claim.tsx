import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ProveSomething } from '../../features/proving/prove-something.tsx'
import { committedQuery } from '../../features/proving/queries.ts'
import { VaultGate } from '../../features/vault/vault-gate.tsx'
import { provingTexts as texts } from '../../texts/proving.ts'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const ProofCode = lazy(async () => ({ default: (await import('./proof-code.tsx')).ProofCode }))

/** What a verified claim's owner can prove with the attributes that its verifier vouched for. */
export function ProveFromClaim({ claim, did }: { claim: Claim; did: Did }) {
  const committed = useQuery(committedQuery(claim))
  if (committed.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-24 rounded-xl" />
      </Loading>
    )
  if (committed.isError)
    return (
      <ErrorCard type="claim" cause={committed.error} message={texts.failed} onRetry={() => void committed.refetch()} />
    )
  // A checker of a production build refuses what such keys prove.
  if (hasDevelopmentKeys && !__EMBEDDED__)
    return <p className="text-sm text-pretty text-ink-2">{texts.developmentKeys}</p>
  const commitment = committed.data
  if (commitment === null) return <p className="text-sm text-pretty text-ink-2">{texts.noAttributes}</p>
  return (
    <VaultGate lead={<p className="text-sm text-pretty text-ink-2">{texts.lead}</p>}>
      {(vault) => (
        <ProveSomething
          claim={claim}
          did={did}
          commitment={commitment}
          vault={vault}
          renderLink={(link) => (
            <Suspense>
              <ProofCode claim={claim} link={link} />
            </Suspense>
          )}
          onCopy={async (url) => (await import('../../features/sharing/copy-link.ts')).copyLink(url)}
        />
      )}
    </VaultGate>
  )
}
