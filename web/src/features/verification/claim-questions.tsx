import type { ClaimId, UserId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { OwnQuestions } from './own-questions.tsx'
import { sentRequestsQuery } from './queries.ts'

/** What verifiers that have not decided yet want to know about one claim. */
export function ClaimQuestions({ claimId, userId }: { claimId: ClaimId; userId: UserId }) {
  const requests = useQuery(sentRequestsQuery(userId))
  const asked = requests.data?.filter((request) => request.claimId === claimId && request.status === 'pending')
  return asked?.map((request) => <OwnQuestions key={request.id} request={request} />)
}
