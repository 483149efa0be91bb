import type { Claim } from '@did/domain/claim'
import { useQuery } from '@tanstack/react-query'
import type { MadeProofLink } from '../../features/proving/make-proof-link.ts'
import { ShareActions } from '../../features/sharing/share-actions.tsx'
import { ShareCode } from '../../features/sharing/share-code.tsx'
import { drawCode } from '../../lib/draw-code.ts'

/** Code and link of a proof, as every share has them. */
export function ProofCode({ claim, link }: { claim: Claim; link: MadeProofLink }) {
  const { shareId: id, url } = link
  const code = useQuery({ queryKey: ['proof-code', url], queryFn: () => drawCode(url), gcTime: 0 })
  const share = { id, url, code: code.data ?? null, isWithdrawn: false }
  return (
    <>
      <ShareCode title={claim.title} share={share} isLoading={code.isPending} />
      <ShareActions share={share} claim={claim} kind="open" />
    </>
  )
}
