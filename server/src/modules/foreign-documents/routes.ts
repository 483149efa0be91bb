import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { fetchForeignDocument } from './service.ts'

/** A browser that opens this address must not show a stranger's document as a page of ours. */
const opaque = {
  'content-type': 'application/octet-stream',
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
}

export function registerForeignDocuments(app: App): void {
  handleRoute(
    app,
    routes.getForeignDocument,
    async ({ ctx, query }) => new Answer(await fetchForeignDocument(ctx, query), { headers: opaque }),
  )
}
