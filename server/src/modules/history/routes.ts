import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { getClaimHistory } from './get-history.ts'

export function registerHistory(app: App): void {
  handleRoute(app, routes.getClaimHistory, ({ ctx, session, params }) => getClaimHistory(ctx, session, params.id))
}
