import { routes } from '@did/domain/routes'
import { type App, handlePreparedRoute, handleRoute } from '../../http/handle.ts'
import * as service from './service.ts'

export function registerIssuerKeys(app: App): void {
  handlePreparedRoute(app, routes.createIssuerKey, {
    prepare: ({ ctx, session }) => service.seeKeys(ctx, session),
    handler: ({ ctx, session, body }, seen) => service.createIssuerKey(ctx, session, { input: body, seen }),
  })
  handleRoute(app, routes.listIssuerKeys, ({ ctx, session }) => service.listIssuerKeys(ctx, session))
  handleRoute(app, routes.stopIssuerKey, ({ ctx, session, params }) => service.stopIssuerKey(ctx, session, params.id))
}
