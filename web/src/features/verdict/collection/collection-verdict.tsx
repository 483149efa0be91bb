import type { CollectionLink } from '@did/credentials/share/short-link'
import { describeCollection } from '@did/credentials/verdict/describe-collection'
import { type CollectionFinding, judgeCollection } from '@did/credentials/verdict/judge-collection'
import { collectionTexts } from '@did/domain/texts/en/verdict/collection'
import Eye from 'lucide-react/icons/eye'
import Info from 'lucide-react/icons/info'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { collectionPageTexts as texts } from '../../../texts/en/verdict/collection-page.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { MemberCard } from './member-card.tsx'
import { useCollection } from './use-collection.ts'

const looks = {
  'nothing-to-compare': { tone: 'info', icon: Info },
  'same-credential': { tone: 'wait', icon: Info },
  'one-identity': { tone: 'ok', icon: UserRoundCheck },
  'names-differ': { tone: 'wait', icon: UserRoundX },
  'several-identities': { tone: 'wait', icon: UserRoundX },
} as const satisfies Record<CollectionFinding['kind'], object>

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
          <Whose
            finding={judgeCollection(members.flatMap((member) => (member.kind === 'judged' ? member.judged : [])))}
            all={shares.length}
          />
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

function Whose({ finding, all }: { finding: CollectionFinding; all: number }) {
  return (
    <div aria-live="polite">
      <Notice {...looks[finding.kind]}>{describeCollection(finding, all)}</Notice>
    </div>
  )
}
