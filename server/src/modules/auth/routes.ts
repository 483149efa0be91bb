import type { Session as PresentedSession } from '@did/domain/account/session'
import { routes } from '@did/domain/routes'
import type { Config } from '../../config.ts'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { clearedSessionCookie, readSessionToken, sessionCookie } from '../../http/session-cookie.ts'
import { isAdministrator } from '../applications/policy.ts'
import { presentUser } from '../users/present.ts'
import { recheckSessions } from './recheck-sessions.ts'
import { createNonce, signIn, signOut } from './service.ts'
import type { Session } from './session.ts'

export function registerAuth(app: App): void {
  handleRoute(app, routes.createNonce, ({ ctx }) => createNonce(ctx))

  handleRoute(app, routes.signIn, async ({ ctx, body, request }) => {
    const oldToken = readSessionToken(ctx.config, request.headers.cookie)
    const { token, session } = await signIn(ctx, body, oldToken)
    return new Answer(presentSession(ctx.config, session), {
      headers: { 'set-cookie': sessionCookie(ctx.config, token) },
    })
  })

  handleRoute(app, routes.getSession, async ({ ctx, session }) => presentSession(ctx.config, session))

  handleRoute(app, routes.recheckSessions, ({ ctx, session }) => recheckSessions(ctx, session))

  handleRoute(app, routes.signOut, async ({ ctx, request }) => {
    const token = readSessionToken(ctx.config, request.headers.cookie)
    if (token !== null) await signOut(ctx, token)
    return new Answer(undefined, { headers: { 'set-cookie': clearedSessionCookie(ctx.config) } })
  })
}

function presentSession(config: Config, { address, signer, chainId, expiresAt, user }: Session): PresentedSession {
  return {
    ...{ address, signer, chainId, expiresAt: expiresAt.toISOString() },
    user: user && presentUser(config, user),
    isAdministrator: isAdministrator(config, address),
  }
}
