import { routes } from '@did/domain/routes'
import { type App, handle } from '../../http/handle.ts'

export function registerAppConfig(app: App): void {
  handle(app, routes.getConfig, async ({ ctx: { config } }) => ({
    chainId: config.chainId,
    rpcUrl: config.publicRpcUrl,
    didRegistry: config.didRegistry,
    verifierPolicy: config.verifierPolicy,
    embedded: config.embedded,
  }))
}
