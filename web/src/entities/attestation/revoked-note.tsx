import { revocationCalls } from '@did/domain/calls/revocations'
import type { ClaimId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { sayRevocation, revokedNoteTexts as texts } from '../../texts/en/revocation/revocation.ts'
import { Notice } from '../../ui/notice.tsx'

export function RevokedNote({ claimId }: { claimId: ClaimId }) {
  const revocations = useQuery({
    queryKey: queryKeys.revocationsOfClaim(claimId),
    queryFn: async ({ signal }) =>
      (await api(revocationCalls.listRevocationsOfClaim, { params: { id: claimId }, signal })) ?? [],
  })
  const [latest] = revocations.data ?? []
  if (!latest) return null
  return (
    <Notice tone="bad" icon={Undo2} title={texts.title(latest.verifier)}>
      {sayRevocation(shortDate(latest.revokedAt), latest.reason)}
    </Notice>
  )
}
