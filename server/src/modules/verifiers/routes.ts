import { routes } from '@did/domain/routes'
import { type App, handle } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { presentVerifier } from './present.ts'
import { listVerifiers } from './store.ts'

export function registerVerifiers(app: App): void {
  handle(app, routes.listVerifiers, async ({ ctx, session, query, url }) => {
    const q = query.q?.trim() || null
    const rows = await listVerifiers(ctx.db, { caller: session.address, q, page: toPage(query) })
    return answerPage(rows.map(presentVerifier), query, url)
  })
}
