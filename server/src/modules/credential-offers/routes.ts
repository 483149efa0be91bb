import { routes } from '@did/domain/routes'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Answer } from '../../http/answer.ts'
import { type App, handlePreparedRoute, handleRoute } from '../../http/handle.ts'
import { type CountingContext, limitHistories } from '../did-resolution/limit-histories.ts'
import * as service from './service.ts'
import { listCredentialsToSign, setCredentialAside, signCredential } from './sign-service.ts'
import { registerWalletIssuing } from './wallet-routes.ts'

export function registerCredentialOffers(app: App): void {
  const countReadsOf = limitHistories(app)
  const counting = ({ ctx, request }: { ctx: Context; request: FastifyRequest }): CountingContext => ({
    ...ctx,
    countRead: countReadsOf(request),
  })
  handlePreparedRoute(app, routes.createCredentialOffer, {
    prepare: (call) => service.listCredentialForms(counting(call), call.session, call.params.id),
    handler: ({ ctx, session, params, body }, offerable) =>
      service.createCredentialOffer(ctx, session, { claimId: params.id, input: body, offerable }),
  })
  handleRoute(app, routes.listCredentialForms, (call) =>
    service.listCredentialForms(counting(call), call.session, call.params.id),
  )
  handleRoute(app, routes.getCredentialFile, async (call) => {
    const asked = { claimId: call.params.id, ...call.query }
    const { text, mediaType, name } = await service.getCredentialFile(counting(call), call.session, asked)
    const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${name}"` }
    return new Answer(text, { headers })
  })
  handleRoute(app, routes.getCredentialOffer, async ({ ctx, session, params }) =>
    service.getCredentialOffer(ctx, session, params.id),
  )
  handleRoute(app, routes.cancelCredentialOffer, async ({ ctx, session, params }) =>
    service.cancelCredentialOffer(ctx, session, params.id),
  )
  handleRoute(app, routes.listCredentialsToSign, (call) => listCredentialsToSign(counting(call), call.session))
  handleRoute(app, routes.signCredential, (call) =>
    signCredential(counting(call), call.session, { id: call.params.id, input: call.body }),
  )
  handleRoute(app, routes.setCredentialAside, (call) =>
    setCredentialAside(counting(call), call.session, call.params.id),
  )
  registerWalletIssuing(app, counting)
}
