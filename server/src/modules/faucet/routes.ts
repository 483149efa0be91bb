import { embeddedRoutes } from '@did/domain/embedded-routes'
import { type App, handle } from '../../http/handle.ts'
import { fundWallet } from './service.ts'

/** Only an installation that runs its own chain has this route. */
export function registerFaucet(app: App): void {
  if (!app.ctx.config.embedded) return
  handle(app, embeddedRoutes.fundWallet, ({ ctx, body }) => fundWallet(ctx, body.address))
}
