import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import { type ReactNode, useEffect, useState } from 'react'
import type { OpenVault } from '../../lib/vault/open-vault.ts'
import { provingTexts as texts } from '../../texts/proving.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { fieldsOf, findHolding, type Holding } from './held-attributes.ts'
import { MadeProofs } from './made-proofs.tsx'
import type { MadeProofLink } from './make-proof-link.ts'
import { ProofForm } from './proof-form.tsx'

type ProveSomethingProps = {
  claim: Claim
  did: Did
  /** That the verifier signed. */
  commitment: Hex
  vault: OpenVault
  /** Code and link, as every share has them. */
  renderLink: (link: MadeProofLink) => ReactNode
  onCopy: (url: string) => Promise<void>
}

/** The owner's side: a fact, for whom, for how long. */
export function ProveSomething({ claim, did, commitment, vault, renderLink, onCopy }: ProveSomethingProps) {
  const holding = useHolding({ claim, did, commitment, vault })
  if (holding === undefined)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-32 rounded-xl" />
      </Loading>
    )
  if (holding === null) return <p className="text-sm text-ink-2">{texts.notHere}</p>
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-pretty text-ink-2">{texts.lead}</p>
      <ProofForm claim={claim} holding={holding} available={fieldsOf(holding)} renderLink={renderLink} />
      <MadeProofs vault={vault} claimId={claim.id} onCopy={onCopy} />
    </div>
  )
}

/** Undefined while the vault is being looked through; the answer stays in this component and in no cache. */
function useHolding({ claim, did, commitment, vault }: Omit<ProveSomethingProps, 'renderLink' | 'onCopy'>) {
  const [holding, setHolding] = useState<Holding | null | undefined>()
  useEffect(() => {
    let isOver = false
    void findHolding(vault, { claim, did, commitment }).then((found) => !isOver && setHolding(found))
    return () => {
      isOver = true
    }
  }, [vault, claim, did, commitment])
  return holding
}
