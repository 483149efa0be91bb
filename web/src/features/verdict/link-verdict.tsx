import type { ParsedShare, ShareLocation } from '@did/credentials/share/share-link'
import { parseAnyShareUrl } from '@did/credentials/share/short-link'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { readLink } from '../../entities/verdict/judge/begin-verdict.ts'
import { BegunVerdict } from '../../entities/verdict/judge/begun-verdict.ts'
import type { Judged } from '../../entities/verdict/judge/use-verdict.ts'
import { SharedClaimVerdict } from '../../entities/verdict/shared-claim-verdict.tsx'
import { useLazy } from '../../lib/use-lazy.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { OpenPanel } from './open-panel.tsx'

type Closing = { closing: (judged: Judged, checkAgain: () => void) => ReactNode }
type LinkVerdictProps = Closing & { location: Required<ShareLocation> }

export function LinkVerdict({ location: { pathname, search, hash }, closing }: LinkVerdictProps) {
  const begun = useContext(BegunVerdict)
  const linked = useMemo(
    () => readLink({ pathname, search, hash }, { begun, parse: parseAnyShareUrl }),
    [pathname, search, hash, begun],
  )
  const isCollection = linked.kind === 'collection'
  const Collection = useLazy(
    async () => (await import('./collection/collection-verdict.tsx')).CollectionVerdict,
    isCollection,
  )
  if (!isCollection) return <OneVerdict linked={linked} closing={closing} />
  return Collection ? (
    <Collection key={hash} members={linked.members} link={location.href} />
  ) : (
    <Loading skeleton="h-28 rounded-2xl" />
  )
}

function OneVerdict({ linked, closing }: Closing & { linked: ParsedShare }) {
  const [opened, setOpened] = useState<{ linked: ParsedShare; share: ParsedShare } | null>(null)
  const share = opened?.linked === linked ? opened.share : linked
  return (
    <SharedClaimVerdict
      share={share}
      link={location.href}
      closing={closing}
      action={(state) =>
        share.kind === 'controlled' && (
          <OpenPanel share={share} state={state} onOpened={(found) => setOpened({ linked, share: found })} />
        )
      }
    />
  )
}
