import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handlePreparedRoute, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { lookupDid } from './lookup-did.ts'
import { assertMayChangeDid, assertMayListDids } from './policy.ts'
import { presentDid } from './present.ts'
import { chooseDidToMint, createDid, findDid, listDids, seeMint } from './service.ts'

export function registerDids(app: App): void {
  handleRoute(app, routes.listDidsOfOwner, async ({ ctx, session, params, query, url }) => {
    assertMayListDids(session, params.account)
    const rows = await listDids(ctx, session.address, toPage(query))
    return answerPage(rows, presentDid, query, url)
  })

  handlePreparedRoute(app, routes.createDid, {
    prepare: ({ ctx, session, body }) => seeMint(ctx, session, body),
    handler: async ({ ctx, session, body }, mint) => {
      const { did, isNew } = await createDid(ctx, session, { ...body, mint })
      return versioned(presentDid(did), isNew ? 201 : 200)
    },
  })

  handleRoute(app, routes.lookupDid, ({ ctx, session, params }) => lookupDid(ctx, session, params.tokenId))

  handleRoute(app, routes.chooseDidToMint, async ({ ctx, session, params }) => {
    const did = await findDid(ctx, params.id)
    assertMayChangeDid(session, did)
    await chooseDidToMint(ctx, did)
  })
}
