import { templateCalls } from '@did/domain/calls/templates'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { fromBuiltIn, listPublished, type ShownTemplate } from './shown-template.ts'

export const pageSize = 24
export type TemplateSearch = { q: string; type: string }

/** Reads the claim templates that verifiers offer, newest first. */
export const offeredTemplatesQuery = ({ q, type }: TemplateSearch) =>
  infiniteQueryOptions({
    queryKey: queryKeys.offeredTemplates({ q, type }),
    queryFn: async ({ pageParam, signal }) => {
      const wanted = { ...(q !== '' && { q }), ...(type !== '' && { type }) }
      const query = { ...wanted, limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }
      return (await api(templateCalls.listTemplates, { query, signal })) ?? []
    },
    select: ({ pages }) => pages.flat().map(listPublished),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
  })

export const builtInTemplatesQuery = queryOptions({
  queryKey: queryKeys.builtInTemplates,
  queryFn: loadBuiltIns,
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * The product's own templates are a part of the page's code that loads when a person first needs a
 * template.
 */
export async function loadBuiltIns(): Promise<ShownTemplate[]> {
  const { builtInTemplates } = await import('../../texts/en/template/built-in-templates.ts')
  return builtInTemplates.map(fromBuiltIn)
}
