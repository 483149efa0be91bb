import { templateCalls } from '@did/domain/calls/templates'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { pageSize } from './queries.ts'

/** The signed-in verifier's own templates include the retired ones. */
export const ownTemplatesQuery = infiniteQueryOptions({
  queryKey: queryKeys.ownTemplates,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }
    return (await api(templateCalls.listOwnTemplates, { query, signal })) ?? []
  },
  // Refetch each time, because the answer counts how often other people used a template, and no
  // event tells this page about their use.
  staleTime: 0,
  select: ({ pages }) => pages.flat(),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
})
