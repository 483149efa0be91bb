import { routes } from '@did/domain/routes'
import { maximumTemplates } from '@did/domain/template/limits'
import { versioned } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { presentOwnTemplate, presentSummary, presentTemplate } from './present.ts'
import * as service from './service.ts'

export function registerTemplates(app: App): void {
  handleRoute(app, routes.listTemplates, async ({ ctx, query, url }) => {
    const search = { q: query.q || null, type: query.type || null }
    const page = { ...query, limit: Math.min(query.limit ?? maximumTemplates.page, maximumTemplates.page) }
    const rows = await service.listTemplates(ctx, search, toPage(page))
    return answerPage(rows, presentSummary, page, url)
  })

  handleRoute(app, routes.listOwnTemplates, async ({ ctx, session, query, url }) => {
    const rows = await service.listOwnTemplates(ctx, session, toPage(query))
    return answerPage(rows, presentOwnTemplate, query, url)
  })

  handleRoute(app, routes.getTemplate, async ({ ctx, params }) =>
    versioned(presentTemplate(await service.getTemplate(ctx, params.id))),
  )

  handleRoute(app, routes.publishTemplate, async ({ ctx, session, body }) =>
    versioned(presentOwnTemplate(await service.publishTemplate(ctx, session, body)), 201),
  )

  handleRoute(app, routes.updateTemplate, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(presentOwnTemplate(await service.updateTemplate(ctx, session, { id: params.id, form: body, ifMatch }))),
  )

  handleRoute(app, routes.retireTemplate, ({ ctx, session, params }) => service.retireTemplate(ctx, session, params.id))
}
