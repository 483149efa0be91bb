import { maximumConfirmations } from '@did/domain/alert/limits'
import { embeddedRoutes } from '@did/domain/embedded-routes'
import { routes } from '@did/domain/routes'
import { type App, handlePreparedRoute, handleRoute } from '../../http/handle.ts'
import { limitPerHour } from '../../http/limits/limit-one-route.ts'
import { readLanguage } from '../../http/read-language.ts'
import { listInboxMails } from './inbox.ts'
import * as service from './service.ts'

export function registerAlerts(app: App): void {
  const assertMaySetAddress = limitPerHour(app, {
    max: maximumConfirmations.perHourAndClient,
    refusal: 'Too many e-mail addresses from this address',
  })

  handleRoute(app, routes.getAlertSettings, ({ ctx, session }) => service.getAlertSettings(ctx, session))
  handleRoute(app, routes.changeAlertSettings, ({ ctx, session, body }) =>
    service.changeAlertSettings(ctx, session, body),
  )
  handleRoute(app, routes.setAlertAddress, async ({ ctx, session, body, request }) => {
    await assertMaySetAddress(request)
    await service.setAlertAddress(ctx, session, { address: body.address, language: readLanguage(request.headers) })
  })
  handleRoute(app, routes.removeAlertAddress, ({ ctx, session }) => service.removeAlertAddress(ctx, session))
  handlePreparedRoute(app, routes.addAlertDevice, {
    asksOutside: true,
    prepare: ({ ctx, session, body }) => service.assertMayAddDevice(ctx, session, body.endpoint),
    handler: ({ ctx, session, body }) => service.addAlertDevice(ctx, session, body.endpoint),
  })
  handleRoute(app, routes.removeAlertDevice, ({ ctx, session, params }) =>
    service.removeAlertDevice(ctx, session, params.id),
  )
  handleRoute(app, routes.confirmAlertAddress, ({ ctx, body, request }) =>
    service.confirmAlertAddress(ctx, body.token, readLanguage(request.headers)),
  )
  handleRoute(app, routes.stopAlertMail, ({ ctx, params }) => service.stopAlertMail(ctx, params.token))
  if (app.ctx.config.embedded)
    handleRoute(app, embeddedRoutes.listInboxMails, ({ ctx, session }) => listInboxMails(ctx, session))
}
