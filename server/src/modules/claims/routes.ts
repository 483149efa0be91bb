import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { assertMayReadAs } from '../users/policy.ts'
import { presentClaim, presentClaimTo } from './present.ts'
import { createClaim, listClaimsOfDid, listClaimsOfOwner } from './service.ts'
import { updateClaim } from './update-claim.ts'

export function registerClaims(app: App): void {
  handleRoute(app, routes.listClaimsOfDid, async ({ ctx, session, params, query, url }) => {
    const rows = await listClaimsOfDid(ctx, session, params.didId, toPage(query))
    return answerPage(rows, (row) => presentClaimTo(session, row), query, url)
  })

  handleRoute(app, routes.listClaimsOfUser, async ({ ctx, session, params, query, url }) => {
    const { walletAddress } = assertMayReadAs(session, params.userId)
    const rows = await listClaimsOfOwner(ctx, walletAddress, toPage(query))
    return answerPage(rows, presentClaim, query, url)
  })

  handleRoute(app, routes.createClaim, async ({ ctx, session, body }) =>
    versioned(presentClaim(await createClaim(ctx, session, body)), 201),
  )

  handleRoute(app, routes.updateClaim, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(presentClaim(await updateClaim(ctx, session, { claimId: params.id, input: body, ifMatch }))),
  )
}
