import { maximumKeyInvitation } from '@did/domain/account/limits'
import { countedMs } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { routes } from '@did/domain/routes'
import type { FastifyRequest } from 'fastify'
import { type App, handleRoute } from '../../http/handle.ts'
import * as service from './service.ts'

export function registerKeyInvitations(app: App): void {
  const mayWrite = app.fastify.createRateLimit({
    max: maximumKeyInvitation.perHourAndClient,
    timeWindow: countedMs.perHour,
  })
  const assertMayWrite = async (request: FastifyRequest) => {
    const verdict = await mayWrite(request)
    if (!verdict.isAllowed && verdict.isExceeded)
      throw new AppError('too-many-requests', 'Too many invitations and offered keys from this address')
  }

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
