import { verifierCalls } from '@did/domain/calls/verifiers'
import type { UserId } from '@did/domain/ids'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

export const verifierStatusQuery = (id: UserId) =>
  queryOptions({
    queryKey: queryKeys.verifierStatus,
    queryFn: ({ signal }) => api(verifierCalls.getVerifierStatus, { params: { id }, signal }),
  })
