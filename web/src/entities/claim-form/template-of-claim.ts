import { templateCalls } from '@did/domain/calls/templates'
import type { Claim } from '@did/domain/claim/claim'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { builtInTemplatesQuery } from '../template/queries.ts'
import { fromPublished, type ShownTemplate } from '../template/shown-template.ts'
import { findTemplateOf } from './edited-fields.ts'

/** The newest of the verifiers' templates are enough, because the title decides between several. */
const mostCompared = 24

/** Finds a claim's template, or null. Without the server, only the product's own ones count. */
export const templateOfClaimQuery = (claim: Claim, client: QueryClient) =>
  queryOptions({
    queryKey: queryKeys.templateOfClaim(claim),
    queryFn: async ({ signal }) => {
      const builtIns = await client.fetchQuery(builtInTemplatesQuery)
      return findTemplateOf(claim, [...(await listPublished(claim, signal)), ...builtIns])
    },
    enabled: claim.fields.length > 0,
  })

/** The server's search looks into the fields, too. */
async function listPublished({ type, fields }: Claim, signal: AbortSignal): Promise<ShownTemplate[]> {
  const query = { type, q: fields[0]?.label ?? '', limit: mostCompared }
  const found = await api(templateCalls.listTemplates, { query, signal }).catch(() => null)
  return (found ?? []).map(fromPublished)
}
