import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { presentClaimTo } from '../claims/present.ts'
import { approveRequest, getClaimProof, prepareAttestation } from './service.ts'

export function registerAttestations(app: App): void {
  handleRoute(app, routes.prepareAttestation, ({ ctx, session, params, query }) =>
    prepareAttestation(ctx, session, { requestId: params.id, ...query }),
  )

  handleRoute(app, routes.getClaimProof, ({ ctx, session, params }) => getClaimProof(ctx, session, params.id))

  handleRoute(app, routes.approveRequest, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(
      presentClaimTo(session, await approveRequest(ctx, session, { claimId: params.id, input: body, ifMatch })),
    ),
  )
}
