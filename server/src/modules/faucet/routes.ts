import { embeddedRoutes } from '@did/domain/embedded-routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { fundWallet } from './service.ts'

/** Only an embedded installation, which has its own chain, has the faucet's route. */
export function registerFaucet(app: App): void {
  if (!app.ctx.config.embedded) return
  handleRoute(app, embeddedRoutes.fundWallet, ({ ctx, body }) => fundWallet(ctx, body.address))
}
