import type { ClaimId, UserId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useLazy } from '../../lib/use-lazy.ts'
import { sentRequestsQuery } from './queries.ts'

export function ClaimQuestions({ claimId, userId }: { claimId: ClaimId; userId: UserId }) {
  const requests = useQuery(sentRequestsQuery(userId))
  const asked = (requests.data ?? []).filter(
    (request) => request.claimId === claimId && request.status === 'pending' && request.questions.length > 0,
  )
  const OwnQuestions = useLazy(async () => (await import('./own-questions.tsx')).OwnQuestions, asked.length > 0)
  return OwnQuestions && asked.map((request) => <OwnQuestions key={request.id} request={request} />)
}
