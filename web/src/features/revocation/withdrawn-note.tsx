import type { ClaimId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { shortDate } from '../../texts/dates.ts'
import { sayWithdrawal, withdrawnNoteTexts as texts } from '../../texts/revocation.ts'
import { Notice } from '../../ui/notice.tsx'
import { revocationsOfClaimQuery } from './queries.ts'

/** For the owner: who took their word back, and why. Absent until it is known. */
export function WithdrawnNote({ claimId }: { claimId: ClaimId }) {
  const revocations = useQuery(revocationsOfClaimQuery(claimId))
  const [latest] = revocations.data ?? []
  if (!latest) return null
  return (
    <Notice tone="bad" icon={Undo2} title={texts.title(latest.verifier)}>
      {sayWithdrawal(shortDate(latest.revokedAt), latest.reason)}
    </Notice>
  )
}
