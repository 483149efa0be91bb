import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { findClientsOf } from './find-client.ts'
import { sponsorCall } from './sponsor-call.ts'

export function registerSponsoredCalls(app: App): void {
  const findClient = findClientsOf(app)
  handleRoute(app, routes.sponsorCall, async ({ ctx, session, body, request }) =>
    sponsorCall(ctx, session, body, await findClient(request)),
  )
}
