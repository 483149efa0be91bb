import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { clearedSessionCookie } from '../../http/session-cookie.ts'
import { eraseUser } from './service.ts'

export function registerErasure(app: App): void {
  handleRoute(app, routes.eraseUser, async ({ ctx, session, params }) => {
    await eraseUser(ctx, session, params.id)
    return new Answer(undefined, { headers: { 'set-cookie': clearedSessionCookie(ctx.config) } })
  })
}
