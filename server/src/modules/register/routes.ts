import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handle } from '../../http/handle.ts'
import { getVerifierStatus, listRegister, suspendVerifier } from './service.ts'

const forAMinute = 'public, max-age=60'

export function registerRegister(app: App): void {
  handle(
    app,
    routes.getRegister,
    async ({ ctx }) => new Answer(await listRegister(ctx), { headers: { 'cache-control': forAMinute } }),
  )

  handle(app, routes.suspendVerifier, ({ ctx, session, params }) => suspendVerifier(ctx, session, params.id))

  handle(app, routes.getVerifierStatus, ({ ctx, session, params }) => getVerifierStatus(ctx, session, params.id))
}
