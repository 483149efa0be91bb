import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { presentSignedRecord } from './present.ts'
import { deleteSignedRecord, listSignedRecords } from './service.ts'

export function registerSignedRecords(app: App): void {
  handleRoute(app, routes.listSignedRecords, async ({ ctx, session, query, url }) => {
    const rows = await listSignedRecords(ctx, session, toPage(query))
    return answerPage(rows, presentSignedRecord, query, url)
  })

  handleRoute(app, routes.deleteSignedRecord, ({ ctx, session, params }) => deleteSignedRecord(ctx, session, params.id))
}
