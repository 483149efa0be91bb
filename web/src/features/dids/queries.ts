import type { Address } from '@did/domain/hex'
import { didRoutes } from '@did/domain/routes/dids'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/kept-first.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** The wallet's DIDs, the one to show first (SPEC.md 7.2). */
export function didsOfOwnerQuery(account: Address) {
  return queryOptions({
    queryKey: queryKeys.dids,
    queryFn: keptFirst(
      async ({ signal }) => (await api(didRoutes.listDidsOfOwner, { params: { account }, signal })) ?? [],
    ),
  })
}
