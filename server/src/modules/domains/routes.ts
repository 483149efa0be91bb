import { routes } from '@did/domain/routes'
import { type App, handlePreparedRoute } from '../../http/handle.ts'
import { presentDomainProof } from './present.ts'
import { askDomain, proveDomain } from './service.ts'

export function registerDomains(app: App): void {
  handlePreparedRoute(app, routes.proveDomain, {
    asksOutside: true,
    prepare: ({ ctx, session, params, body }) => askDomain(ctx, session, { userId: params.id, domain: body.domain }),
    handler: async ({ ctx, session, params }, asked) =>
      presentDomainProof(await proveDomain(ctx, session, { userId: params.id, asked })),
  })
}
