import type { UserId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { verifiersQuery } from './queries.ts'

/** What a verifier is called in the public list, which is read when it is needed: null while it is not known, and of one that is not in it. */
export function useVerifierName(isNeeded: unknown): (id: UserId) => string | null {
  const { data } = useQuery({ ...verifiersQuery, enabled: Boolean(isNeeded) })
  return (id) => {
    const known = data?.find((verifier) => verifier.id === id)
    return known ? known.verifierOrganization || known.username : null
  }
}
