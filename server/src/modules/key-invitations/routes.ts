import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitPerHour } from '../../http/limits/limit-one-route.ts'
import * as service from './service.ts'

export function registerKeyInvitations(app: App): void {
  const assertMayWrite = limitPerHour(app, {
    max: maximumKeyInvitation.perHourAndClient,
    refusal: 'Too many invitations and offered keys from this address',
  })

  handleRoute(app, routes.createKeyInvitation, async ({ ctx, session, body, request }) => {
    await assertMayWrite(request)
    return service.createKeyInvitation(ctx, session, body)
  })

  handleRoute(app, routes.getKeyInvitation, ({ ctx, params }) => service.getKeyInvitation(ctx, params.id))

  handleRoute(app, routes.offerKey, async ({ ctx, params, body, request }) => {
    await assertMayWrite(request)
    await service.offerKey(ctx, { id: params.id, sealed: body.sealed })
  })

  handleRoute(app, routes.declineKey, ({ ctx, session, params }) => service.declineKey(ctx, session, params.id))
}
