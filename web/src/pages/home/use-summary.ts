import type { Did } from '@did/domain/did'
import type { UserId } from '@did/domain/ids'
import type { User, Verifier } from '@did/domain/user'
import { skipToken, useQuery } from '@tanstack/react-query'
import { summarizeClaims } from '../../features/dashboard/summarize-claims.ts'
import { sentRequestsQuery, verifiersQuery } from '../../features/verification/queries.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { useOwnClaims } from './use-own-claims.ts'

/** Keeps the line's height while the sentence is not known yet. */
const notYet = ' '

/** The sentence of the dashboard: how the claims of all DIDs stand, and whom they wait for. */
export function useSummary(dids: readonly Did[] | undefined, user: User | null): string {
  const claims = useOwnClaims(user, dids?.[0] ?? null)
  const requests = useQuery(user ? sentRequestsQuery(user.id) : { queryKey: ['nobody'], queryFn: skipToken })
  const isWaiting = requests.data?.some((request) => request.status === 'pending') ?? false
  const verifiers = useQuery({ ...verifiersQuery, enabled: isWaiting })
  if (dids?.length === 0) return dashboardTexts.summary.noDid
  if (!claims) return notYet
  return summarizeClaims(claims, requests.data ?? [], (id) => nameOf(id, verifiers.data ?? []))
}

function nameOf(id: UserId, verifiers: readonly Verifier[]): string | null {
  const known = verifiers.find((verifier) => verifier.id === id)
  return known ? known.verifierOrganization || known.username : null
}
