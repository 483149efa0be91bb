import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { findClientsOf } from '../sponsored-calls/find-client.ts'
import { finishRecovery } from './finish-recovery.ts'
import { addGuardianVote, getIdentityControl, getVoteCount } from './service.ts'

export function registerRecoveries(app: App): void {
  const findClient = findClientsOf(app)

  handleRoute(app, routes.getIdentityControl, ({ ctx, params }) => getIdentityControl(ctx, params.address))

  handleRoute(app, routes.getVoteCount, ({ ctx, params }) => getVoteCount(ctx, params))

  handleRoute(app, routes.addGuardianVote, async ({ ctx, body, request }) =>
    addGuardianVote(ctx, body, await findClient(request)),
  )

  handleRoute(app, routes.finishRecovery, async ({ ctx, body, request }) =>
    finishRecovery(ctx, body, await findClient(request)),
  )
}
