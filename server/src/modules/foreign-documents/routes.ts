import { foreignDocumentLimits } from '@did/domain/portable/foreign-document'
import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitAtOnce } from '../../http/limits/limit-at-once.ts'
import { fetchForeignDocument } from './service.ts'

/**
 * A browser may open the address of this call by itself. These headers keep it from showing a
 * stranger's document as a page of ours.
 */
const opaque = {
  'content-type': 'application/octet-stream',
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
}

export function registerForeignDocuments(app: App): void {
  const begin = limitAtOnce({
    ...foreignDocumentLimits.atOnce,
    refusal: 'Other documents are under way; wait a moment',
  })
  handleRoute(app, routes.getForeignDocument, async ({ ctx, query, request }) => {
    const end = begin(request)
    const text = await fetchForeignDocument(ctx, query).finally(end)
    return new Answer(text, { headers: opaque })
  })
}
