import type { Claim } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { ExpiryAndViewsForm } from './choice/expiry-and-views-form.tsx'
import { OtherClaims } from './choice/other-claims.tsx'
import { MadeLink } from './made-link.tsx'
import { useMakeControlledShare } from './mutations.ts'

const ShareVerdict = lazyPart(async () => (await import('../../entities/verdict/share-verdict.tsx')).ShareVerdict)

type ControlledShareProps = { claim: Claim; fields: readonly string[]; isShort: boolean }

/** A short link may contain other credentials of the owner, too. */
export function ControlledShare({ claim, fields, isShort }: ControlledShareProps) {
  const [others, setOthers] = useState<readonly Claim[]>([])
  const controlled = useMakeControlledShare()
  const linked = [{ claim, fields }, ...others.map(openByDefault)] as const
  const shared = linked.map((each) => ({ claimId: each.claim.id, fields: each.fields }))
  const chooseOthers = (chosen: readonly Claim[]) => {
    setOthers(chosen)
    controlled.reset() // The earlier link would show something else than the changed sheet says.
  }
  return (
    <div className="flex flex-col gap-5">
      {isShort && <OtherClaims claim={claim} chosen={others} onChoose={chooseOthers} />}
      <Suspense>
        {others.map((other) => (
          <ShareVerdict key={other.id} claim={other} fields={listOpenByDefault(other)} isOneOfSeveral />
        ))}
      </Suspense>
      <ExpiryAndViewsForm
        isPending={controlled.isPending}
        isMade={controlled.isSuccess}
        onMake={(terms) => controlled.mutate({ ...terms, shared, isShort })}
      />
      {controlled.data && <MadeLink share={controlled.data} linked={linked} />}
    </div>
  )
}

const openByDefault = (claim: Claim) => ({ claim, fields: listOpenByDefault(claim) })
