import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handle } from '../../http/handle.ts'
import { clearedSessionCookie, readSessionToken, sessionCookie } from '../../http/session-cookie.ts'
import { presentSession } from './present.ts'
import { createNonce, signIn, signOut } from './service.ts'

export function registerAuth(app: App): void {
  handle(app, routes.createNonce, ({ ctx }) => createNonce(ctx))

  handle(app, routes.signIn, async ({ ctx, body, request }) => {
    const oldToken = readSessionToken(ctx.config, request.headers.cookie)
    const { token, session } = await signIn(ctx, body, oldToken)
    return new Answer(presentSession(ctx.config, session), {
      headers: { 'set-cookie': sessionCookie(ctx.config, token) },
    })
  })

  handle(app, routes.getSession, async ({ ctx, session }) => presentSession(ctx.config, session))

  handle(app, routes.signOut, async ({ ctx, request }) => {
    const token = readSessionToken(ctx.config, request.headers.cookie)
    if (token !== null) await signOut(ctx, token)
    return new Answer(undefined, { headers: { 'set-cookie': clearedSessionCookie(ctx.config) } })
  })
}
