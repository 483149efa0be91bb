import { templateCalls } from '@did/domain/calls/templates'
import type { Claim } from '@did/domain/claim/claim'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { builtInTemplatesQuery } from '../template/queries.ts'
import { fromPublished, type ShownTemplate } from '../template/shown-template.ts'
import { findTemplateOf } from './edited-fields.ts'

/**
 * The page asks for at most `listed` published templates, and reads the fields of at most `read` of
 * them.
 */
const most = { listed: 24, read: 6 }

/**
 * The result is null if no template fits. If the server does not answer, searches only the
 * product's own templates.
 */
export const templateOfClaimQuery = (claim: Claim, client: QueryClient) =>
  queryOptions({
    queryKey: queryKeys.templateOfClaim(claim),
    queryFn: async ({ signal }) => {
      const builtIns = await client.fetchQuery(builtInTemplatesQuery)
      return findTemplateOf(claim, [...(await listPublished(claim, signal)), ...builtIns])
    },
    enabled: claim.fields.length > 0,
  })

/**
 * Lists published templates that may fit the claim. Those with the claim's title come first. The
 * server also searches the templates' fields for the label of the claim's first field.
 */
async function listPublished({ type, title, fields }: Claim, signal: AbortSignal): Promise<ShownTemplate[]> {
  const query = { type, q: fields[0]?.label ?? '', limit: most.listed }
  const found = (await api(templateCalls.listTemplates, { query, signal }).catch(() => null)) ?? []
  const likely = found.toSorted((a, b) => Number(b.title === title) - Number(a.title === title)).slice(0, most.read)
  const read = likely.map(({ id }) => api(templateCalls.getTemplate, { params: { id }, signal }).catch(() => null))
  return (await Promise.all(read)).flatMap((template) => (template ? [fromPublished(template)] : []))
}
