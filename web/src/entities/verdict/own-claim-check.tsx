import { describeCheck, describeVerdict } from '@did/credentials/verdict/describe-verdict'
import type { Claim } from '@did/domain/claim/claim'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { ownCheckTexts as texts } from '../../texts/en/verdict/own-check.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { AskAgainButton } from '../verification/ask-again-button.tsx'
import { CheckList } from './check-list.tsx'
import { checkOwnClaim, type OwnCheck } from './judge/check-own-claim.ts'
import { findToAskAgain } from './judge/find-to-ask-again.ts'
import { overallLooks } from './outcome-look.ts'

const tones: Record<OwnCheck['verdict']['overall'], NoticeTone> = {
  genuine: 'ok',
  caution: 'wait',
  'not-genuine': 'bad',
  unchecked: 'info',
}

export function OwnClaimCheck({ claim }: { claim: Claim }) {
  const check = useQuery({
    queryKey: queryKeys.checkOfClaim(claim.id),
    queryFn: ({ signal }) => checkOwnClaim(claim.id, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (check.data)
    return (
      <Checked
        claim={claim}
        check={check.data}
        isChecking={check.isFetching}
        onCheckAgain={() => void check.refetch()}
      />
    )
  if (check.isError) return <QueryError type="verification" query={check} message={texts.failed} />
  return <Loading label={texts.checking} skeleton="h-48 rounded-2xl" />
}

type CheckedProps = { claim: Claim; check: OwnCheck; isChecking: boolean; onCheckAgain: () => void }

function Checked({ claim, check, isChecking, onCheckAgain }: CheckedProps) {
  const { overall, checks } = check.verdict
  const headline = describeVerdict(check)
  const again = findToAskAgain(check, claim)
  const lines = checks
    // No link to the claim exists here, so leave out the check of the share.
    .filter(({ name }) => name !== 'share')
    .map((each) => ({ ...each, sentence: describeCheck(each, check) }))
  return (
    <>
      <Notice
        role="status"
        tone={tones[overall]}
        icon={overallLooks[overall].icon}
        title={headline.title}
        action={again && <AskAgainButton {...again} />}
      >
        {headline.sentence}
      </Notice>
      <CheckList lines={lines} at={check.facts.now} isChecking={isChecking} onCheckAgain={onCheckAgain} />
    </>
  )
}
