import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handle } from '../../http/handle.ts'
import { presentClaimTo } from '../claims/present.ts'
import { getClaimProof, prepareAttestation, verifyClaim } from './service.ts'

export function registerAttestations(app: App): void {
  handle(app, routes.prepareAttestation, ({ ctx, session, params, query }) =>
    prepareAttestation(ctx, session, { requestId: params.id, ...query }),
  )

  handle(app, routes.getClaimProof, ({ ctx, session, params }) => getClaimProof(ctx, session, params.id))

  handle(app, routes.verifyClaim, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(presentClaimTo(session, await verifyClaim(ctx, session, { claimId: params.id, input: body, ifMatch }))),
  )
}
