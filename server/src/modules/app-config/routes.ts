import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'

export function registerAppConfig(app: App): void {
  // At its start, the node asks the chain whether passkeys can be offered, so that the first page
  // that opens gets the answer.
  app.ctx.passkeyOffer()
  handleRoute(app, routes.getConfig, async ({ ctx: { config, passkeyOffer } }) => ({
    chainId: config.chainId,
    rpcUrl: config.publicRpcUrl,
    didRegistry: config.didRegistry,
    ethereumDidRegistry: config.ethereumDidRegistry ?? null,
    passkeys: passkeyOffer(),
    verifierPolicy: config.verifierPolicy,
    embedded: config.embedded,
  }))
}
