import { maximumPresentationRequest as most } from '@did/domain/portable/limits'
import { routes } from '@did/domain/routes'
import { readBearer } from '../../http/bearer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitPerHour } from '../../http/limits/limit-one-route.ts'
import * as service from './service.ts'
import { registerWalletPresenting } from './wallet-routes.ts'

export function registerPresentationRequests(app: App): void {
  const assertMayAsk = limitPerHour(app, {
    max: most.perHourAndClient,
    refusal: 'Too many requests to wallets from this address',
  })

  handleRoute(app, routes.createPresentationRequest, async ({ ctx, body, request }) => {
    await assertMayAsk(request)
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
