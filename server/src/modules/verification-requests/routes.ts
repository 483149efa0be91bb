import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handlePreparedRoute, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { assertMayReadAs } from '../users/policy.ts'
import { confirmAgain, confirmAllAgain, listToConfirmAgain } from './confirm-again.ts'
import { openRequest } from './open-request.ts'
import { readableStatus } from './policy.ts'
import { presentAskedRequest, presentOpenedRequest, presentRequest } from './present.ts'
import { answerRequestQuestion, askRequestQuestion } from './question-service.ts'
import { recallRequest } from './recall-request.ts'
import {
  decideRequest,
  findClaimToAsk,
  listRequestsOfRequester,
  listRequestsOfVerifier,
  requestVerification,
} from './service.ts'

export function registerVerificationRequests(app: App): void {
  handlePreparedRoute(app, routes.requestVerification, {
    prepare: ({ ctx, session, body }) => findClaimToAsk(ctx, session, body),
    handler: async ({ ctx, session, body }, claim) =>
      versioned(presentRequest(await requestVerification(ctx, session, { ...body, claim })), 201),
  })

  handleRoute(app, routes.listRequestsOfVerifier, async ({ ctx, session, params, query, url }) => {
    const { id } = assertMayReadAs(session, params.verifierId)
    const status = readableStatus(session, query.status)
    if (status === null) return answerPage([], presentAskedRequest, query, url)
    const rows = await listRequestsOfVerifier(ctx, id, { ...toPage(query), status })
    return answerPage(rows, presentAskedRequest, query, url)
  })

  handleRoute(app, routes.openRequest, async ({ ctx, session, params }) =>
    presentOpenedRequest(await openRequest(ctx, session, params.id)),
  )

  handleRoute(app, routes.listRequestsOfRequester, async ({ ctx, session, params, query, url }) => {
    const { id } = assertMayReadAs(session, params.userId)
    const rows = await listRequestsOfRequester(ctx, id, toPage(query))
    return answerPage(rows, presentRequest, query, url)
  })

  handleRoute(app, routes.listToConfirmAgain, ({ ctx, session, params }) =>
    listToConfirmAgain(ctx, assertMayReadAs(session, params.verifierId)),
  )

  handleRoute(app, routes.confirmAllAgain, ({ ctx, session, params }) =>
    confirmAllAgain(ctx, session, params.verifierId),
  )

  handleRoute(app, routes.confirmAgain, async ({ ctx, session, params }) =>
    versioned(presentRequest(await confirmAgain(ctx, session, params.id)), 201),
  )

  handleRoute(app, routes.recallRequest, ({ ctx, session, params }) => recallRequest(ctx, session, params.id))

  handleRoute(app, routes.decideRequest, async ({ ctx, session, params, body, ifMatch }) => {
    const request = await decideRequest(ctx, session, { requestId: params.id, decision: body, ifMatch })
    return versioned(presentRequest(request))
  })

  handleRoute(app, routes.askQuestion, ({ ctx, session, params, body }) =>
    askRequestQuestion(ctx, session, { requestId: params.id, text: body.text }),
  )

  handleRoute(app, routes.answerQuestion, ({ ctx, session, params, body }) =>
    answerRequestQuestion(ctx, session, { ...body, requestId: params.id }),
  )
}
