import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { presentDomainProof } from './present.ts'
import { proveDomain } from './service.ts'

export function registerDomains(app: App): void {
  handleRoute(app, routes.proveDomain, async ({ ctx, session, params, body }) =>
    presentDomainProof(await proveDomain(ctx, session, { userId: params.id, domain: body.domain })),
  )
}
