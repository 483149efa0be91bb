import type { Verifier } from '@did/domain/account/user'
import { verifiersQuery } from '../../entities/verification/queries.ts'

const rank = ({ accreditation }: Verifier) => (accreditation === 'accredited' ? 0 : 1)

/**
 * The organizations to which the page can seal a birth date, accredited ones first. While there is
 * no such organization, the page asks the server again at intervals.
 */
export const receiversQuery = {
  ...verifiersQuery,
  staleTime: 0,
  select: (all: readonly Verifier[]) =>
    all.filter(({ receivesAttributes }) => receivesAttributes).toSorted((a, b) => rank(a) - rank(b)),
  refetchInterval: ({ state }: { state: { data?: readonly Verifier[] | undefined } }) =>
    state.data?.some(({ receivesAttributes }) => receivesAttributes) ? (false as const) : 10_000,
}
