import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { fieldsOf, findHolding, type Holding } from '../../../entities/proof/held-attributes.ts'
import type { OpenVault } from '../../../entities/vault/store/open-vault.ts'
import { provingTexts as texts } from '../../../texts/en/proof/proving.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { MadeProofs } from './made-proofs.tsx'
import { ProofForm } from './proof-form.tsx'

type ProveSomethingProps = {
  claim: Claim
  did: Did
  commitment: Hex
  vault: OpenVault
}

export function ProveSomething({ claim, did, commitment, vault }: ProveSomethingProps) {
  const holding = useHolding({ claim, did, commitment, vault })
  if (holding === undefined) return <Loading label={texts.loading} skeleton="h-32 rounded-xl" />
  if (holding === null)
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-ink-2">{texts.notHere}</p>
        <Link href="/?view=profile" className={buttonClass({ variant: 'outline' })}>
          {texts.toVault}
        </Link>
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-pretty text-ink-2">{texts.lead}</p>
      <ProofForm claim={claim} holding={holding} available={fieldsOf(holding)} />
      <MadeProofs vault={vault} claim={claim} />
    </div>
  )
}

/**
 * Returns undefined while it searches the vault. No cache keeps the private attributes that it
 * finds.
 */
function useHolding({ claim, did, commitment, vault }: ProveSomethingProps) {
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
