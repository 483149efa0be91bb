import { toAddress } from '@did/domain/hex'
import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { getVerifierStatus, listRegister, suspendVerifier } from './service.ts'
import { getVerifierProfile } from './verifier-profile.ts'

const forAMinute = 'public, max-age=60'

export function registerRegister(app: App): void {
  handleRoute(
    app,
    routes.getRegister,
    async ({ ctx }) => new Answer(await listRegister(ctx), { headers: { 'cache-control': forAMinute } }),
  )

  handleRoute(app, routes.getVerifierProfile, async ({ ctx, params }) => {
    const profile = await getVerifierProfile(ctx, toAddress(params.wallet))
    return new Answer(profile, { headers: { 'cache-control': forAMinute } })
  })

  handleRoute(app, routes.suspendVerifier, ({ ctx, session, params }) => suspendVerifier(ctx, session, params.id))

  handleRoute(app, routes.getVerifierStatus, ({ ctx, session, params }) => getVerifierStatus(ctx, session, params.id))
}
