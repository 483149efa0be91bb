import type { Claim } from '@did/domain/claim/claim'
import { useQuery } from '@tanstack/react-query'
import { drawCode } from '../../lib/qr-code.ts'
import { ShareActions } from '../share/share-actions.tsx'
import { sharesQuery } from '../share/share-query.ts'
import { findShownByLink } from '../share/shown-by-link.ts'
import { ShownQrCode } from '../share/shown-qr-code.tsx'
import type { MadeProofLink } from './make-proof-link.ts'

export function ProofCode({ claim, link }: { claim: Claim; link: MadeProofLink }) {
  const { shareId: id, url } = link
  const code = useQuery({ queryKey: ['proof-code', url], queryFn: () => drawCode(url), gcTime: 0 })
  const shares = useQuery(sharesQuery)
  const fields = shares.data?.find((each) => each.id === id)?.fields ?? []
  const share = { id, url, code: code.data ?? null, isWithdrawn: false, isHandedOut: false }
  return (
    <>
      <ShownQrCode title={claim.title} share={share} isLoading={code.isPending} />
      <ShareActions share={share} claim={claim} kind="open" shown={findShownByLink([{ claim, fields }])} />
    </>
  )
}
