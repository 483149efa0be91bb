import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { presentVerifier } from './present.ts'
import { listVerifiers } from './service.ts'

export function registerVerifiers(app: App): void {
  handleRoute(app, routes.listVerifiers, async ({ ctx, session, query, url }) => {
    const rows = await listVerifiers(ctx, session, { q: query.q?.trim() || null, page: toPage(query) })
    return answerPage(rows, presentVerifier, query, url)
  })
}
