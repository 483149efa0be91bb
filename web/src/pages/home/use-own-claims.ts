import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { skipToken, useQuery } from '@tanstack/react-query'
import { claimsOfDidQuery } from '../../entities/claim/queries.ts'
import { claimsOfUserQuery } from '../../entities/verification/queries.ts'

/** Without a profile, returns only the claims of the shown DID. */
export function useOwnClaims(user: User | null, shown: Did | null): readonly Claim[] | undefined {
  const ofUser = useQuery(user ? claimsOfUserQuery(user.id) : { queryKey: ['nobody'], queryFn: skipToken })
  const ofDid = useQuery(!user && shown ? claimsOfDidQuery(shown.id) : { queryKey: ['nothing'], queryFn: skipToken })
  return user ? ofUser.data : ofDid.data
}
