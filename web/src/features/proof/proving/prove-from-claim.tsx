import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { useQuery } from '@tanstack/react-query'
import { committedQuery } from '../../../entities/proof/queries.ts'
import { VaultGate } from '../../../entities/vault/vault-gate.tsx'
import { provingTexts as texts } from '../../../texts/en/proof/proving.ts'
import { Button } from '../../../ui/button.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { ProveSomething } from './prove-something.tsx'

type ProveFromClaimProps = {
  claim: Claim
  did: Did
  /** Leads to where the owner enters private attributes and asks a verifier to confirm them. */
  onEnter: () => void
}

export function ProveFromClaim({ claim, did, onEnter }: ProveFromClaimProps) {
  const committed = useQuery(committedQuery(claim))
  if (committed.isPending) return <Loading label={texts.loading} skeleton="h-24 rounded-xl" />
  if (committed.isError) return <QueryError type="claim" query={committed} message={texts.failed} />
  // A production build refuses proofs that were made with development keys.
  if (hasDevelopmentKeys && !__EMBEDDED__)
    return <p className="text-sm text-pretty text-ink-2">{texts.developmentKeys}</p>
  const commitment = committed.data
  if (commitment === null)
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-pretty text-ink-2">{texts.noAttributes}</p>
        <Button variant="outline" onClick={onEnter}>
          {texts.enter}
        </Button>
      </div>
    )
  return (
    <VaultGate lead={<p className="text-sm text-pretty text-ink-2">{texts.lead}</p>}>
      {(vault) => <ProveSomething claim={claim} did={did} commitment={commitment} vault={vault} />}
    </VaultGate>
  )
}
