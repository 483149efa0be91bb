import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { User } from '@did/domain/user'
import { skipToken, useQuery } from '@tanstack/react-query'
import { claimsOfDidQuery } from '../../features/claims/queries.ts'
import { claimsOfUserQuery } from '../../features/verification/queries.ts'

/** All claims of the wallet, whichever of its DIDs they belong to. Before there is a profile to ask about: those of the DID shown. */
export function useOwnClaims(user: User | null, shown: Did | null): readonly Claim[] | undefined {
  const ofUser = useQuery(user ? claimsOfUserQuery(user.id) : { queryKey: ['nobody'], queryFn: skipToken })
  const ofDid = useQuery(!user && shown ? claimsOfDidQuery(shown.id) : { queryKey: ['nothing'], queryFn: skipToken })
  return user ? ofUser.data : ofDid.data
}
