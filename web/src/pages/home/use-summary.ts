import type { Did } from '@did/domain/did'
import type { User } from '@did/domain/user'
import { skipToken, useQuery } from '@tanstack/react-query'
import { summarizeClaims } from '../../features/dashboard/summarize-claims.ts'
import { sentRequestsQuery } from '../../features/verification/queries.ts'
import { useVerifier } from '../../features/verification/use-verifier.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { useOwnClaims } from './use-own-claims.ts'

/** Keeps the line's height while the sentence is not known yet. */
const notYet = ' '

/** The sentence of the dashboard: how the claims of all DIDs stand, and whom they wait for. */
export function useSummary(dids: readonly Did[] | undefined, user: User | null): string {
  const claims = useOwnClaims(user, dids?.[0] ?? null)
  const requests = useQuery(user ? sentRequestsQuery(user.id) : { queryKey: ['nobody'], queryFn: skipToken })
  const verifierOf = useVerifier(requests.data?.some((request) => request.status === 'pending'))
  if (dids?.length === 0) return dashboardTexts.summary.noDid
  if (!claims) return notYet
  return summarizeClaims(claims, requests.data ?? [], (id) => verifierOf(id)?.name ?? null)
}
