import { routes } from '@did/domain/routes'
import { type App, handle } from '../../http/handle.ts'
import { getAttributeKey, publishAttributeKey } from './service.ts'

export function registerAttributeKeys(app: App): void {
  handle(app, routes.publishAttributeKey, ({ ctx, session, params, body }) =>
    publishAttributeKey(ctx, session, { userId: params.id, key: body }),
  )

  handle(app, routes.getAttributeKey, async ({ ctx, params }) => ({ key: await getAttributeKey(ctx, params.id) }))
}
