import type { ClaimId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { ownCheckTexts as texts } from '../../texts/own-check.ts'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { CheckList } from './check-list.tsx'
import { checkOwnClaim, type OwnCheck } from './check-own-claim.ts'
import { describeCheck, describeVerdict } from './describe-verdict.ts'
import { overallLooks } from './outcome-look.ts'

const tones: Record<OwnCheck['verdict']['overall'], NoticeTone> = {
  genuine: 'ok',
  caution: 'wait',
  'not-genuine': 'bad',
  unchecked: 'info',
}

/** What anybody who is handed the claim would be told, for its owner: checked on opening and again on demand. */
export function OwnClaimCheck({ claimId }: { claimId: ClaimId }) {
  const check = useQuery({
    queryKey: queryKeys.checkOfClaim(claimId),
    queryFn: ({ signal }) => checkOwnClaim(claimId, signal),
    staleTime: 0,
    gcTime: 0,
  })
  if (check.data)
    return <Checked check={check.data} isChecking={check.isFetching} onCheckAgain={() => void check.refetch()} />
  if (check.isError)
    return (
      <ErrorCard type="verification" cause={check.error} message={texts.failed} onRetry={() => void check.refetch()} />
    )
  return (
    <Loading label={texts.checking}>
      <Skeleton className="h-48 rounded-2xl" />
    </Loading>
  )
}

type CheckedProps = { check: OwnCheck; isChecking: boolean; onCheckAgain: () => void }

function Checked({ check, isChecking, onCheckAgain }: CheckedProps) {
  const { overall, checks } = check.verdict
  const headline = describeVerdict(check)
  const lines = checks
    // There is no link here whose sharing could have ended.
    .filter(({ name }) => name !== 'share')
    .map((each) => ({ ...each, sentence: describeCheck(each, check) }))
  return (
    <>
      <div role="status">
        <Notice tone={tones[overall]} icon={overallLooks[overall].icon} title={headline.title}>
          {headline.sentence}
        </Notice>
      </div>
      <CheckList lines={lines} isChecking={isChecking} onCheckAgain={onCheckAgain} />
    </>
  )
}
