import { templateCalls } from '@did/domain/calls/templates'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { loadBuiltIns } from './queries.ts'
import { fromPublished, type ShownTemplate } from './shown-template.ts'

/**
 * `ref` is the id of a published template, or the word of a built-in one in URLs. The query's data
 * are null if there is no such template.
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
