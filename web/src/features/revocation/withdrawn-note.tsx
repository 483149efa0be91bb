import type { ClaimId } from '@did/domain/ids'
import type { ClaimRevocation } from '@did/domain/revocation-record'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { shortDate } from '../../texts/dates.ts'
import { tellReason, withdrawnNoteTexts as texts } from '../../texts/revocation.ts'
import { Notice } from '../../ui/notice.tsx'
import { revocationsOfClaimQuery } from './queries.ts'

/** For the owner: who took their word back, and why. Absent until it is known. */
export function WithdrawnNote({ claimId }: { claimId: ClaimId }) {
  const revocations = useQuery(revocationsOfClaimQuery(claimId))
  const [latest] = revocations.data ?? []
  if (!latest) return null
  return (
    <Notice tone="bad" icon={Undo2} title={texts.title(latest.verifier)}>
      {describe(latest)}
    </Notice>
  )
}

function describe({ reason, revokedAt }: ClaimRevocation): string {
  const date = shortDate(revokedAt)
  if (reason === null) return texts.text(date, null)
  const told = tellReason(reason)
  return told === null ? texts.ownWords(date, reason) : texts.text(date, told)
}
