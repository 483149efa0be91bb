import { didCalls } from '@did/domain/calls/dids'
import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/query/kept-first.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { findDidsPause } from './begun-mint.ts'

export function didsOfOwnerQuery(account: Address) {
  return queryOptions({
    queryKey: queryKeys.dids,
    queryFn: keptFirst(
      async ({ signal }) => (await api(didCalls.listDidsOfOwner, { params: { account }, signal })) ?? [],
    ),
    refetchInterval: ({ state }: { state: { data?: readonly Did[] | undefined } }) =>
      findDidsPause(account, state.data ?? [], Date.now()),
  })
}
