import type { Claim } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import { collectionSize } from '@did/domain/share/collection-size'
import { Suspense, useState } from 'react'
import { describeState } from '../../entities/claim/claim-state.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { handOutTexts } from '../../texts/en/share/hand-out.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ExpiryAndViewsForm } from './choice/expiry-and-views-form.tsx'
import { MadeLink } from './made-link.tsx'
import { useMakeControlledShare } from './mutations.ts'

const ShareVerdict = lazyPart(async () => (await import('../../entities/verdict/share-verdict.tsx')).ShareVerdict)
const texts = handOutTexts.several

export function ShareSeveralDialog({ claims, onClose }: { claims: readonly Claim[]; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly Claim[]>([])
  const made = useMakeControlledShare()
  const isFull = chosen.length >= collectionSize.most
  const choose = (next: readonly Claim[]) => {
    setChosen(next)
    made.reset() // The earlier link would show something else than the changed dialog says.
  }
  const linked = chosen.map((claim) => ({ claim, fields: listOpenByDefault(claim) }))
  const shared = linked.map(({ claim, fields }) => ({ claimId: claim.id, fields }))
  const [first, ...others] = linked
  return (
    <Dialog open hasAddress onOpenChange={onClose} title={texts.title} description={texts.description}>
      <div className="flex flex-col gap-5">
        <ul aria-label={texts.list}>
          {claims
            .filter(({ isPrivate }) => !isPrivate)
            .map((claim) => {
              const isChosen = chosen.some(({ id }) => id === claim.id)
              return (
                <li key={claim.id}>
                  <Checkbox
                    label={claim.title}
                    hint={describeState(claim)}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => choose(isChosen ? chosen.filter(({ id }) => id !== claim.id) : [...chosen, claim])}
                  />
                </li>
              )
            })}
        </ul>
        <Suspense>
          {chosen.map((claim) => (
            <ShareVerdict key={claim.id} claim={claim} fields={listOpenByDefault(claim)} isOneOfSeveral />
          ))}
        </Suspense>
        {chosen.length < collectionSize.least ? (
          <p className="text-sm text-ink-2">{texts.chooseMore}</p>
        ) : (
          <ExpiryAndViewsForm
            isPending={made.isPending}
            isMade={made.isSuccess}
            onMake={(terms) => made.mutate({ ...terms, shared, isShort: true })}
          />
        )}
        {made.data && first && <MadeLink share={made.data} linked={[first, ...others]} />}
      </div>
    </Dialog>
  )
}
