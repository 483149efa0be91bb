import type { Claim } from '@did/domain/claim/claim'
import { useQuery } from '@tanstack/react-query'
import type { MadeProofLink } from '../../entities/proof/make-proof-link.ts'
import { ShareActions } from '../../entities/share/share-actions.tsx'
import { ShareCode } from '../../entities/share/share-code.tsx'
import { drawCode } from '../../lib/draw-code.ts'

export function ProofCode({ claim, link }: { claim: Claim; link: MadeProofLink }) {
  const { shareId: id, url } = link
  const code = useQuery({ queryKey: ['proof-code', url], queryFn: () => drawCode(url), gcTime: 0 })
  const share = { id, url, code: code.data ?? null, isWithdrawn: false, isHandedOut: false }
  return (
    <>
      <ShareCode title={claim.title} share={share} isLoading={code.isPending} />
      <ShareActions share={share} claim={claim} kind="open" />
    </>
  )
}
