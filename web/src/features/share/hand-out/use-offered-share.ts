import type { Claim } from '@did/domain/claim/claim'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Share, shareQuery } from '../../../entities/share/share-query.ts'
import { useHandOut } from '../../../entities/share/use-hand-out.ts'
import { toastFailure } from '../../../ui/toast/toast-failure.ts'
import { useLabelShare, useMakeControlledShare } from '../mutations.ts'

export type OfferedLink = 'short' | 'open'
export type ShownLink = { link: OfferedLink; share: Share }
type Shared = { claim: Claim; fields: readonly string[]; shown: ShownLink }
type Wanted = { link: OfferedLink; label: string; isGivenAway: boolean }
type Made = { share: Share; label: string }

/**
 * The reader whom the label names gets the same link again, and another reader gets another link. A
 * short link has no end until its owner withdraws it.
 */
export function useOfferedShare({ claim, fields, shown }: Shared) {
  const client = useQueryClient()
  const make = useMakeControlledShare()
  const labelling = useLabelShare()
  const handOut = useHandOut()
  const [made, setMade] = useState<Partial<Record<OfferedLink, Made>>>({})

  const give = (share: Share, { link, label }: Wanted) => {
    handOut(link === 'short' ? share : { id: share.id })
    if (label.trim() !== '') labelling.mutate({ ids: [share.id], label })
    return share
  }
  /**
   * If the open link was handed out before this panel opened, it belongs to somebody else. This
   * reader then gets a new link.
   */
  const takeOpen = async (wanted: Wanted) => {
    const { share } = shown.link === 'open' ? shown : { share: await client.fetchQuery(shareQuery(claim, fields)) }
    if (!wanted.isGivenAway) return share
    const own = share.isHandedOut ? await client.fetchQuery({ ...shareQuery(claim, fields), staleTime: 0 }) : share
    return give(own, wanted)
  }
  const takeShort = async (wanted: Wanted) => {
    if (shown.link === 'short' && !shown.share.isHandedOut)
      return wanted.isGivenAway ? give(shown.share, wanted) : shown.share
    return make.mutateAsync({
      shared: [{ claimId: claim.id, fields }],
      isShort: true,
      label: wanted.label,
      days: null,
      maxViews: null,
    })
  }
  const offer = async (wanted: Wanted): Promise<Share | null> => {
    const { link, label } = wanted
    const known = made[link]
    if (known && known.label === label) return known.share
    // For a short link, the mutation itself tells the person about a failure.
    const share = await (link === 'open' ? takeOpen : takeShort)(wanted).catch((error: unknown) => {
      if (link === 'open') toastFailure(error)
      return null
    })
    if (share && (link === 'short' || wanted.isGivenAway)) setMade({ ...made, [link]: { share, label } })
    return share
  }
  return { isPending: make.isPending, offer }
}
