import type { VerifierStatus } from '@did/domain/register'
import { verifierRoutes } from '@did/domain/routes/verifiers'
import type { User } from '@did/domain/user'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export const verifierStatusQuery = ({ id }: User) =>
  queryOptions({
    queryKey: queryKeys.verifierStatus,
    queryFn: ({ signal }) => api(verifierRoutes.getVerifierStatus, { params: { id }, signal }),
  })

/** There is none for somebody who has neither verified nor asked to. */
export function hasStanding({ isVerifier }: User, { standing, application }: VerifierStatus): boolean {
  return isVerifier || standing !== 'none' || application !== null
}
