import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import * as service from './service.ts'

export function registerPasskeys(app: App): void {
  handleRoute(app, routes.findPasskey, ({ ctx, params }) => service.findPasskey(ctx, params.credentialId))
  handleRoute(app, routes.listPasskeys, ({ ctx, session }) => service.listPasskeys(ctx, session))
  handleRoute(app, routes.keepPasskey, ({ ctx, session, body }) => service.keepPasskey(ctx, session, body))
}
