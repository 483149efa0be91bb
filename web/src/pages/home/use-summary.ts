import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import { skipToken, useQuery } from '@tanstack/react-query'
import { sentRequestsQuery, verifiersQuery } from '../../entities/verification/queries.ts'
import { summarizeClaims } from '../../features/dashboard/summarize-claims.ts'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { useOwnClaims } from './use-own-claims.ts'

/** A space keeps the line's height until the sentence is known. */
const notYet = ' '

export function useSummary(dids: readonly Did[] | undefined, user: User | null): string {
  const claims = useOwnClaims(user, dids?.[0] ?? null)
  const requests = useQuery(user ? sentRequestsQuery(user.id) : { queryKey: ['nobody'], queryFn: skipToken })
  const isAwaited = requests.data?.some((request) => request.status === 'pending') ?? false
  const verifiers = useQuery({ ...verifiersQuery, enabled: isAwaited })
  if (dids?.length === 0) return dashboardTexts.summary.noDid
  if (!claims) return notYet
  return summarizeClaims(claims, requests.data ?? [], (asked) => {
    const verifier = verifiers.data?.find(({ id }) => id === asked)
    return verifier ? verifier.verifierOrganization || verifier.username : null
  })
}
