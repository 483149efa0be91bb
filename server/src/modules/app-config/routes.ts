import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'

export function registerAppConfig(app: App): void {
  handleRoute(app, routes.getConfig, async ({ ctx: { config } }) => ({
    chainId: config.chainId,
    rpcUrl: config.publicRpcUrl,
    didRegistry: config.didRegistry,
    verifierPolicy: config.verifierPolicy,
    embedded: config.embedded,
  }))
}
