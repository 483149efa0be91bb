import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { getAttributeKey, publishAttributeKey } from './service.ts'

export function registerAttributeKeys(app: App): void {
  handleRoute(app, routes.publishAttributeKey, ({ ctx, session, params, body }) =>
    publishAttributeKey(ctx, session, { userId: params.id, key: body }),
  )

  handleRoute(app, routes.getAttributeKey, async ({ ctx, params }) => ({ key: await getAttributeKey(ctx, params.id) }))
}
