import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, takeFor } from '../../http/paging.ts'
import { createCollection, withdrawCollection } from './collections.ts'
import { openShare } from './open-share.ts'
import { presentShare } from './present.ts'
import { changeShare, createShare, getShareable, getShareStatus, listShares, withdrawShare } from './service.ts'

export function registerShares(app: App): void {
  handleRoute(app, routes.createShare, async ({ ctx, session, params, body }) => {
    const { share, isNew } = await createShare(ctx, session, { claimId: params.id, input: body })
    return new Answer(share, { status: isNew ? 201 : 200 })
  })

  handleRoute(app, routes.listShares, async ({ ctx, session, query, url }) => {
    const page = { take: takeFor(query.limit), before: query.before ?? null }
    const rows = await listShares(ctx, session, page)
    return answerPage(rows, (row) => presentShare(ctx.config, row), query, url)
  })

  handleRoute(app, routes.createCollection, async ({ ctx, session, body }) => {
    return new Answer(await createCollection(ctx, session, body), { status: 201 })
  })

  handleRoute(app, routes.withdrawCollection, ({ ctx, session, params }) => withdrawCollection(ctx, session, params.id))

  handleRoute(app, routes.getShareable, ({ ctx, session, params }) => getShareable(ctx, session, params.id))

  handleRoute(app, routes.openShare, ({ ctx, params, body }) => openShare(ctx, { id: params.id, ...body }))

  handleRoute(app, routes.changeShare, ({ ctx, session, params, body }) =>
    changeShare(ctx, session, { id: params.id, ...body }),
  )

  handleRoute(app, routes.withdrawShare, ({ ctx, session, params }) => withdrawShare(ctx, session, params.id))

  handleRoute(app, routes.getShareStatus, ({ ctx, params }) => getShareStatus(ctx, params.id))
}
