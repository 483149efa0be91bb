import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { exportData } from './service.ts'

export function registerExport(app: App): void {
  handleRoute(app, routes.exportData, async ({ ctx, session }) => {
    const headers = { 'content-disposition': 'attachment; filename="did-verification-data.json"' }
    return new Answer(await exportData(ctx, session), { headers })
  })
}
