import type { Claim } from '@did/domain/claim'
import { useQuery } from '@tanstack/react-query'
import { CircleX, FlaskConical, ShieldCheck } from 'lucide-react'
import { queryKeys } from '../../lib/query-keys.ts'
import { shortDate } from '../../texts/dates.ts'
import { developmentKeysText } from '../../texts/development-keys.ts'
import { recordedProofTexts as texts } from '../../texts/own-check.ts'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { RecordedCheck } from './check-recorded-proof.ts'

/** What the verifier proved while it decided, checked in this browser. */
export function RecordedProofCheck({ claim }: { claim: Claim }) {
  const check = useQuery({
    // Verified anew while it is shown, perhaps for something else: the proof of now is not held against the claim of before.
    queryKey: queryKeys.proofOfClaim(claim),
    queryFn: async ({ signal }) => {
      const { checkRecordedProof } = await import('./check-recorded-proof.ts')
      return checkRecordedProof(claim, signal)
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (check.data) return <Checked check={check.data} />
  if (check.isError)
    return (
      <ErrorCard type="verification" cause={check.error} message={texts.failed} onRetry={() => void check.refetch()} />
    )
  return (
    <Loading label={texts.checking}>
      <Skeleton className="h-24 rounded-2xl" />
    </Loading>
  )
}

function Checked({ check }: { check: RecordedCheck }) {
  if (check.outcome === 'simulated')
    return (
      <Notice tone="wait" icon={FlaskConical}>
        {texts.simulated}
      </Notice>
    )
  if (check.outcome === 'fails')
    return (
      <div role="alert">
        <Notice tone="bad" icon={CircleX}>
          {texts.fails}
        </Notice>
      </div>
    )
  return (
    <div role="status">
      <Notice tone="ok" icon={ShieldCheck} title={texts.proved(check.sentence)}>
        {texts.holds(shortDate(check.recordedAt))} {check.hasDevelopmentKeys && developmentKeysText}
      </Notice>
    </div>
  )
}
