import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { presentNotification } from './present.ts'
import { clearNotifications, listNotifications, markNotificationsRead } from './service.ts'

export function registerNotifications(app: App): void {
  handleRoute(app, routes.listNotifications, async ({ ctx, session, query, url }) => {
    const rows = await listNotifications(ctx, session, { ...toPage(query), after: query.after ?? 0 })
    return answerPage(rows, presentNotification, query, url)
  })

  handleRoute(app, routes.markNotificationsRead, ({ ctx, session, body }) => markNotificationsRead(ctx, session, body))

  handleRoute(app, routes.clearNotifications, ({ ctx, session, query }) => clearNotifications(ctx, session, query))
}
