import type { UserId } from '@did/domain/ids'
import type { Verifier } from '@did/domain/user'
import { useQuery } from '@tanstack/react-query'
import { verifiersQuery } from './queries.ts'

type ListedVerifier = { name: string; accreditation: Verifier['accreditation'] }

/** A verifier in the public list, which is read when it is needed: null while it is not known, and of one that is not in it. */
export function useVerifier(isNeeded: unknown): (id: UserId) => ListedVerifier | null {
  const { data } = useQuery({ ...verifiersQuery, enabled: Boolean(isNeeded) })
  return (id) => {
    const known = data?.find((verifier) => verifier.id === id)
    return known ? { name: known.verifierOrganization || known.username, accreditation: known.accreditation } : null
  }
}
