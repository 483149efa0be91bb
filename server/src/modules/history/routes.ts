import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { listHistory } from './get-history.ts'

export function registerHistory(app: App): void {
  handleRoute(app, routes.getClaimHistory, async ({ ctx, session, params, query, url }) => {
    const { claimId, entries } = await listHistory(ctx, session, { id: params.id, ...toPage(query) })
    const { body, headers } = await answerPage(entries, (entry) => ({ ...entry, id: entry.seq }), query, url)
    return new Answer({ format: 'did-claim-history-1' as const, claimId, entries: body.toReversed() }, { headers })
  })
}
