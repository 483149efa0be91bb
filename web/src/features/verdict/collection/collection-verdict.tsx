import type { CollectionLink } from '@did/credentials/share/short-link'
import { collectionTexts } from '@did/domain/texts/en/verdict/collection'
import Eye from 'lucide-react/icons/eye'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { collectionPageTexts as texts } from '../../../texts/en/verdict/collection-page.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { CollectionNotice } from './collection-notice.tsx'
import { MemberCard } from './member-card.tsx'
import { useCollection } from './use-collection.ts'

type CollectionVerdictProps = Pick<CollectionLink, 'members'> & { link: string }

export function CollectionVerdict({ members: shares, link }: CollectionVerdictProps) {
  const { state, isChecking, open, checkAgain } = useCollection(shares)
  const members = state.kind === 'opened' ? state.members : []
  return (
    <>
      <h1 className="text-2xl font-bold text-balance">{collectionTexts.title(shares.length)}</h1>
      {state.kind !== 'opened' && (
        <>
          <p className="text-pretty text-ink-2">{texts.intro}</p>
          <Button shape="wide" pending={state.kind === 'opening'} onClick={() => void open()}>
            {state.kind !== 'opening' && <Eye aria-hidden="true" className="size-5" />}
            {state.kind === 'opening' ? texts.opening : texts.open}
          </Button>
        </>
      )}
      {state.kind === 'opening' && <Loading label={texts.opening} skeleton="h-40 rounded-2xl" />}
      {state.kind === 'opened' && (
        <>
          <CollectionNotice members={members} />
          <ol aria-label={texts.list} className="flex flex-col gap-3">
            {members.map((member, index) => (
              <MemberCard
                key={shares[index]?.shareId}
                member={member}
                number={index + 1}
                link={link}
                isChecking={isChecking}
                onCheckAgain={() => void checkAgain()}
              />
            ))}
          </ol>
          <Button variant="outline" pending={isChecking} onClick={() => void checkAgain()}>
            {!isChecking && <RefreshCw aria-hidden="true" className="size-4" />}
            {texts.checkAgain}
          </Button>
        </>
      )}
    </>
  )
}
