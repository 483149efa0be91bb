import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handlePreparedRoute, handleRoute } from '../../http/handle.ts'
import * as service from './service.ts'
import { listCredentialsToSign, signCredential } from './sign-service.ts'
import { registerWalletIssuing } from './wallet-routes.ts'

export function registerCredentialOffers(app: App): void {
  handlePreparedRoute(app, routes.createCredentialOffer, {
    prepare: ({ ctx, session, params }) => service.listCredentialForms(ctx, session, params.id),
    handler: ({ ctx, session, params, body }, { forms }) =>
      service.createCredentialOffer(ctx, session, { claimId: params.id, input: body, forms }),
  })
  handleRoute(app, routes.listCredentialForms, ({ ctx, session, params }) =>
    service.listCredentialForms(ctx, session, params.id),
  )
  handleRoute(app, routes.getCredentialFile, async ({ ctx, session, params, query }) => {
    const { text, mediaType, name } = await service.getCredentialFile(ctx, session, { claimId: params.id, ...query })
    const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${name}"` }
    return new Answer(text, { headers })
  })
  handleRoute(app, routes.getCredentialOffer, async ({ ctx, session, params }) =>
    service.getCredentialOffer(ctx, session, params.id),
  )
  handleRoute(app, routes.cancelCredentialOffer, async ({ ctx, session, params }) =>
    service.cancelCredentialOffer(ctx, session, params.id),
  )
  handleRoute(app, routes.listCredentialsToSign, ({ ctx, session }) => listCredentialsToSign(ctx, session))
  handleRoute(app, routes.signCredential, ({ ctx, session, params, body }) =>
    signCredential(ctx, session, { id: params.id, input: body }),
  )
  registerWalletIssuing(app)
}
