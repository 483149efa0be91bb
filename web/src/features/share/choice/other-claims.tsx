import type { Claim } from '@did/domain/claim/claim'
import { collectionSize } from '@did/domain/share/collection-size'
import { useQuery } from '@tanstack/react-query'
import { claimsOfDidQuery } from '../../../entities/claim/queries.ts'
import { handOutTexts } from '../../../texts/en/share/hand-out.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'

const texts = handOutTexts.together

type OtherClaimsProps = { claim: Claim; chosen: readonly Claim[]; onChoose: (others: readonly Claim[]) => void }

/**
 * Other credentials of the same DID can go into the link. Nobody can share a private claim, so the
 * list leaves out private claims.
 */
export function OtherClaims({ claim, chosen, onChoose }: OtherClaimsProps) {
  const claims = useQuery(claimsOfDidQuery(claim.didId))
  const others = (claims.data ?? []).filter(({ id, isPrivate }) => id !== claim.id && !isPrivate)
  if (others.length === 0) return null
  const isFull = chosen.length + 1 >= collectionSize.most
  return (
    <Disclosure summary={<span className="font-medium">{texts.summary(chosen.length)}</span>}>
      <p className="text-sm text-pretty text-ink-2">{texts.hint}</p>
      <ul aria-label={texts.list}>
        {others.map((other) => {
          const isChosen = chosen.some(({ id }) => id === other.id)
          return (
            <li key={other.id}>
              <Checkbox
                label={other.title}
                hint={other.isVerified ? '' : texts.notVerified}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChoose(isChosen ? chosen.filter(({ id }) => id !== other.id) : [...chosen, other])}
              />
            </li>
          )
        })}
      </ul>
      {isFull && <p className="text-sm text-ink-2">{texts.full(collectionSize.most)}</p>}
    </Disclosure>
  )
}
