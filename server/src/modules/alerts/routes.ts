import { embeddedRoutes } from '@did/domain/embedded-routes'
import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { listInboxMails } from './inbox.ts'
import * as service from './service.ts'

export function registerAlerts(app: App): void {
  handleRoute(app, routes.getAlertSettings, ({ ctx, session }) => service.getAlertSettings(ctx, session))
  handleRoute(app, routes.changeAlertSettings, ({ ctx, session, body }) =>
    service.changeAlertSettings(ctx, session, body),
  )
  handleRoute(app, routes.setAlertAddress, ({ ctx, session, body }) =>
    service.setAlertAddress(ctx, session, body.address),
  )
  handleRoute(app, routes.removeAlertAddress, ({ ctx, session }) => service.removeAlertAddress(ctx, session))
  handleRoute(app, routes.addAlertDevice, ({ ctx, session, body }) =>
    service.addAlertDevice(ctx, session, body.endpoint),
  )
  handleRoute(app, routes.removeAlertDevice, ({ ctx, session, params }) =>
    service.removeAlertDevice(ctx, session, params.id),
  )
  handleRoute(app, routes.confirmAlertAddress, ({ ctx, body }) => service.confirmAlertAddress(ctx, body.token))
  handleRoute(app, routes.stopAlertMail, ({ ctx, params }) => service.stopAlertMail(ctx, params.token))
  if (app.ctx.config.embedded)
    handleRoute(app, embeddedRoutes.listInboxMails, ({ ctx, session }) => listInboxMails(ctx, session))
}
