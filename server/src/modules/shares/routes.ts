import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handle } from '../../http/handle.ts'
import { answerPage, takeFor } from '../../http/paging.ts'
import { openShare } from './open-share.ts'
import { presentShare } from './present.ts'
import { changeShare, createShare, getShareable, getShareStatus, listShares, withdrawShare } from './service.ts'

export function registerShares(app: App): void {
  handle(app, routes.createShare, async ({ ctx, session, params, body }) => {
    const { share, isNew } = await createShare(ctx, session, { claimId: params.id, input: body })
    return new Answer(share, { status: isNew ? 201 : 200 })
  })

  handle(app, routes.listShares, async ({ ctx, session, query, url }) => {
    const page = { take: takeFor(query.limit), before: query.before ?? null }
    const rows = await listShares(ctx, session, page)
    return answerPage(
      rows.map((row) => presentShare(ctx.config, row)),
      query,
      url,
    )
  })

  handle(app, routes.getShareable, ({ ctx, session, params }) => getShareable(ctx, session, params.id))

  handle(app, routes.openShare, ({ ctx, params, body }) => openShare(ctx, { id: params.id, ...body }))

  handle(app, routes.changeShare, ({ ctx, session, params, body }) =>
    changeShare(ctx, session, { id: params.id, ...body }),
  )

  handle(app, routes.withdrawShare, ({ ctx, session, params }) => withdrawShare(ctx, session, params.id))

  handle(app, routes.getShareStatus, ({ ctx, params }) => getShareStatus(ctx, params.id))
}
