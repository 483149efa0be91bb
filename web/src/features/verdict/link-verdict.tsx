import type { ParsedShare, ShareLocation } from '@did/credentials/share-link'
import { useMemo, useState } from 'react'
import { readLink } from './begin-verdict.ts'
import { OpenPanel } from './open-panel.tsx'
import { SharedClaimVerdict } from './shared-claim-verdict.tsx'

/** The verdict on the link of this page's own address, which may first have to be opened. */
export function LinkVerdict({ location: { search, hash } }: { location: ShareLocation }) {
  const linked = useMemo(() => readLink({ search, hash }), [search, hash])
  const [opened, setOpened] = useState<{ linked: ParsedShare; share: ParsedShare } | null>(null)
  const share = opened?.linked === linked ? opened.share : linked
  return (
    <SharedClaimVerdict
      share={share}
      link={location.href}
      action={(state) =>
        share.kind === 'controlled' && (
          <OpenPanel share={share} state={state} onOpened={(found) => setOpened({ linked, share: found })} />
        )
      }
    />
  )
}
