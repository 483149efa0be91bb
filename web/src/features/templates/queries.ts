import { templateRoutes } from '@did/domain/routes/templates'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { fromBuiltIn, fromPublished, type ShownTemplate } from './shown-template.ts'

const pageSize = 24
export type TemplateSearch = { q: string; type: string }

/** What verifiers offer, newest first, a page at a time. */
export const offeredTemplatesQuery = ({ q, type }: TemplateSearch) =>
  infiniteQueryOptions({
    queryKey: queryKeys.offeredTemplates({ q, type }),
    queryFn: async ({ pageParam, signal }) => {
      const wanted = { ...(q !== '' && { q }), ...(type !== '' && { type }) }
      const query = { ...wanted, limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }
      return (await api(templateRoutes.listTemplates, { query, signal })) ?? []
    },
    select: ({ pages }) => pages.flat().map(fromPublished),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
  })

/** What the caller published, retired ones too. */
export const ownTemplatesQuery = infiniteQueryOptions({
  queryKey: queryKeys.ownTemplates,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }
    return (await api(templateRoutes.listOwnTemplates, { query, signal })) ?? []
  },
  // Others use them meanwhile, and no event says so.
  staleTime: 0,
  select: ({ pages }) => pages.flat(),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
})

/** Our own ones are loaded when somebody looks at templates. */
export const builtInTemplatesQuery = queryOptions({
  queryKey: queryKeys.builtInTemplates,
  queryFn: loadBuiltIns,
  staleTime: Number.POSITIVE_INFINITY,
})

/** One of either source by its name in addresses; null for one that is not offered, or not any more. */
export const templateQuery = (ref: string) =>
  queryOptions({
    queryKey: queryKeys.template(ref),
    queryFn: async ({ signal }): Promise<ShownTemplate | null> => {
      if (!/^[1-9]\d{0,15}$/.test(ref)) return (await loadBuiltIns()).find((template) => template.ref === ref) ?? null
      const published = await api(templateRoutes.getTemplate, { params: { id: ref }, signal })
      return published && fromPublished(published)
    },
  })

async function loadBuiltIns(): Promise<ShownTemplate[]> {
  const { builtInTemplates } = await import('../../texts/built-in-templates.ts')
  return builtInTemplates.map(fromBuiltIn)
}
