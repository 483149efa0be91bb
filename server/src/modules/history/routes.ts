import { routes } from '@did/domain/routes'
import { type App, handle } from '../../http/handle.ts'
import { getClaimHistory } from './get-history.ts'

export function registerHistory(app: App): void {
  handle(app, routes.getClaimHistory, ({ ctx, session, params }) => getClaimHistory(ctx, session, params.id))
}
