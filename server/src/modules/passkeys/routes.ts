import { passkeyCallsAtOnce } from '@did/domain/account/passkey-limits'
import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitAtOnce } from '../../http/limits/limit-at-once.ts'
import * as service from './service.ts'

export function registerPasskeys(app: App): void {
  handleRoute(app, routes.findPasskey, ({ ctx, params }) => service.findPasskey(ctx, params.credentialId))
  handleRoute(app, routes.listPasskeys, ({ ctx, session }) => service.listPasskeys(ctx, session))
  // Each call may make the node run a stranger's contract once for each stored passkey.
  const begin = limitAtOnce({ ...passkeyCallsAtOnce, refusal: 'Other passkeys are being added; wait a moment' })
  handleRoute(app, routes.keepPasskey, ({ ctx, session, body, request }) => {
    const end = begin(request)
    return service.keepPasskey(ctx, session, body).finally(end)
  })
}
