import { routes } from '@did/domain/routes'
import { type App, handlePreparedRoute, handleRoute } from '../../http/handle.ts'
import { limitHistories } from '../did-resolution/limit-histories.ts'
import * as service from './service.ts'

export function registerIssuerKeys(app: App): void {
  const countReadsOf = limitHistories(app)
  handlePreparedRoute(app, routes.createIssuerKey, {
    prepare: ({ ctx, session, request }) => service.seeKeys({ ...ctx, countRead: countReadsOf(request) }, session),
    handler: ({ ctx, session, body }, seen) => service.createIssuerKey(ctx, session, { input: body, seen }),
  })
  handleRoute(app, routes.listIssuerKeys, ({ ctx, session, request }) =>
    service.listIssuerKeys({ ...ctx, countRead: countReadsOf(request) }, session),
  )
  handleRoute(app, routes.stopIssuerKey, ({ ctx, session, params }) => service.stopIssuerKey(ctx, session, params.id))
}
