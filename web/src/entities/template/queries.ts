import { templateCalls } from '@did/domain/calls/templates'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { fromBuiltIn, fromPublished, listPublished, type ShownTemplate } from './shown-template.ts'

const pageSize = 24
export type TemplateSearch = { q: string; type: string }

/** Reads the claim templates that verifiers offer, newest first, in pages. */
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

/** Reads the signed-in verifier's own templates, including the retired ones. */
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

/** Loads the product's own templates when a person first needs a template. */
export const builtInTemplatesQuery = queryOptions({
  queryKey: queryKeys.builtInTemplates,
  queryFn: loadBuiltIns,
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Finds the claim template that `ref` names: a published one by its id, or a built-in one by its
 * word in URLs. Returns null if there is none.
 */
export const templateQuery = (ref: string) =>
  queryOptions({
    queryKey: queryKeys.template(ref),
    queryFn: async ({ signal }): Promise<ShownTemplate | null> => {
      if (!/^[1-9]\d{0,15}$/.test(ref)) return (await loadBuiltIns()).find((template) => template.ref === ref) ?? null
      const published = await api(templateCalls.getTemplate, { params: { id: ref }, signal })
      return published && fromPublished(published)
    },
  })

async function loadBuiltIns(): Promise<ShownTemplate[]> {
  const { builtInTemplates } = await import('../../texts/en/template/built-in-templates.ts')
  return builtInTemplates.map(fromBuiltIn)
}
