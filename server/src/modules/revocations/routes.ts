import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { presentClaimRevocation, presentConfirmation, presentRevocation } from './present.ts'
import {
  listConfirmations,
  listRevocationsOfClaim,
  listStillHolding,
  prepareRevocation,
  revokeClaim,
} from './service.ts'

export function registerRevocations(app: App): void {
  handleRoute(app, routes.listConfirmations, async ({ ctx, session, query, url }) => {
    const rows = await listConfirmations(ctx, session, { page: toPage(query), sameTextAs: query.sameTextAs })
    return answerPage(rows, presentConfirmation, query, url)
  })

  handleRoute(app, routes.listRevocationsOfClaim, async ({ ctx, session, params }) =>
    (await listRevocationsOfClaim(ctx, session, params.id)).map(presentClaimRevocation),
  )

  handleRoute(app, routes.prepareRevocation, ({ ctx, session, params, query }) =>
    prepareRevocation(ctx, session, { claimId: params.id, input: query }),
  )

  handleRoute(app, routes.revokeClaim, async ({ ctx, session, params, body }) => {
    const revoked = await revokeClaim(ctx, session, { claimId: params.id, input: body })
    return { ...presentRevocation(revoked), stillHolding: await listStillHolding(ctx, revoked) }
  })
}
