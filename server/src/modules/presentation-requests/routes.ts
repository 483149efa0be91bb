import { countedMs } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { maximumPresentationRequest as most } from '@did/domain/portable/limits'
import { routes } from '@did/domain/routes'
import { readBearer } from '../../http/bearer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import * as service from './service.ts'
import { registerWalletPresenting } from './wallet-routes.ts'

export function registerPresentationRequests(app: App): void {
  const mayAsk = app.fastify.createRateLimit({ max: most.perHourAndClient, timeWindow: countedMs.perHour })

  handleRoute(app, routes.createPresentationRequest, async ({ ctx, body, request }) => {
    const verdict = await mayAsk(request)
    if (!verdict.isAllowed && verdict.isExceeded)
      throw new AppError('too-many-requests', 'Too many requests to wallets from this address')
    return service.createPresentationRequest(ctx, body)
  })

  handleRoute(app, routes.getPresentationRequest, async ({ ctx, params, query, request }) =>
    service.getPresentationRequest(ctx, {
      id: params.id,
      secret: readBearer(request),
      responseCode: query.responseCode ?? null,
    }),
  )
  registerWalletPresenting(app)
}
