import type { Claim } from '@did/domain/claim/claim'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import FlaskConical from 'lucide-react/icons/flask-conical'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { developmentKeysText } from '../../texts/en/verdict/development-keys.ts'
import { recordedProofTexts as texts } from '../../texts/en/verdict/own-check.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import type { RecordedCheck } from './judge/check-recorded-proof.ts'

export function RecordedProofCheck({ claim }: { claim: Claim }) {
  const check = useQuery({
    // The key names the claim's version, so that the page never judges the proof of a newer version
    // beside an older claim.
    queryKey: queryKeys.proofOfClaim(claim),
    queryFn: async ({ signal }) => {
      const { checkRecordedProof } = await import('./judge/check-recorded-proof.ts')
      return checkRecordedProof(claim, signal)
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (check.data) return <Checked check={check.data} />
  if (check.isError) return <QueryError type="verification" query={check} message={texts.failed} />
  return <Loading label={texts.checking} skeleton="h-24 rounded-2xl" />
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
      <Notice role="alert" tone="bad" icon={CircleX}>
        {texts.fails}
      </Notice>
    )
  return (
    <Notice role="status" tone="ok" icon={ShieldCheck} title={texts.proved(check.sentence)}>
      {texts.holds(shortDate(check.recordedAt))} {check.hasDevelopmentKeys && developmentKeysText}
    </Notice>
  )
}
