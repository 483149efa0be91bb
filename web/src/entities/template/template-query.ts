import { templateCalls } from '@did/domain/calls/templates'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { loadBuiltIns } from './queries.ts'
import { fromPublished, type ShownTemplate } from './shown-template.ts'

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
