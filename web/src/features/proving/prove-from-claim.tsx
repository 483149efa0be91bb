import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { useQuery } from '@tanstack/react-query'
import { committedQuery } from '../../entities/proof/queries.ts'
import { VaultGate } from '../../entities/vault/vault-gate.tsx'
import { provingTexts as texts } from '../../texts/en/proof/proving.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { ProveSomething } from './prove-something.tsx'

export function ProveFromClaim({ claim, did }: { claim: Claim; did: Did }) {
  const committed = useQuery(committedQuery(claim))
  if (committed.isPending) return <Loading label={texts.loading} skeleton="h-24 rounded-xl" />
  if (committed.isError) return <QueryError type="claim" query={committed} message={texts.failed} />
  // A production build refuses proofs that were made with development keys.
  if (hasDevelopmentKeys && !__EMBEDDED__)
    return <p className="text-sm text-pretty text-ink-2">{texts.developmentKeys}</p>
  const commitment = committed.data
  if (commitment === null) return <p className="text-sm text-pretty text-ink-2">{texts.noAttributes}</p>
  return (
    <VaultGate lead={<p className="text-sm text-pretty text-ink-2">{texts.lead}</p>}>
      {(vault) => <ProveSomething claim={claim} did={did} commitment={commitment} vault={vault} />}
    </VaultGate>
  )
}
