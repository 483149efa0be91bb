import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handle, handlePrepared } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { assertMayReadAs } from '../users/policy.ts'
import { openRequest } from './open-request.ts'
import { presentAskedRequest, presentOpenedRequest, presentRequest } from './present.ts'
import { answerRequestQuestion, askRequestQuestion } from './question-service.ts'
import {
  decideRequest,
  findClaimToAsk,
  listDecidedOfVerifier,
  listPendingOfVerifier,
  listRequestsOfRequester,
  listRequestsOfVerifier,
  requestVerification,
} from './service.ts'

export function registerVerificationRequests(app: App): void {
  handlePrepared(app, routes.requestVerification, {
    prepare: ({ ctx, session, body }) => findClaimToAsk(ctx, session, body),
    handler: async ({ ctx, session, body }, claim) =>
      versioned(presentRequest(await requestVerification(ctx, session, { ...body, claim })), 201),
  })

  handle(app, routes.listRequestsOfVerifier, async ({ ctx, session, params, query, url }) => {
    const { id } = assertMayReadAs(session, params.verifierId)
    const rows = await listOf(query.status)(ctx, id, toPage(query))
    return answerPage(rows.map(presentAskedRequest), query, url)
  })

  handle(app, routes.openRequest, async ({ ctx, session, params }) => {
    const opened = await openRequest(ctx, session, params.id)
    return presentOpenedRequest(opened)
  })

  handle(app, routes.listRequestsOfRequester, async ({ ctx, session, params, query, url }) => {
    const { id } = assertMayReadAs(session, params.userId)
    const rows = await listRequestsOfRequester(ctx, id, toPage(query))
    return answerPage(rows.map(presentRequest), query, url)
  })

  handle(app, routes.decideRequest, async ({ ctx, session, params, body, ifMatch }) => {
    const request = await decideRequest(ctx, session, { requestId: params.id, decision: body, ifMatch })
    return versioned(presentRequest(request))
  })

  handle(app, routes.askQuestion, ({ ctx, session, params, body }) =>
    askRequestQuestion(ctx, session, { requestId: params.id, text: body.text }),
  )

  handle(app, routes.answerQuestion, ({ ctx, session, params, body }) =>
    answerRequestQuestion(ctx, session, { ...body, requestId: params.id }),
  )
}

function listOf(status: 'pending' | 'decided' | undefined) {
  if (status === undefined) return listRequestsOfVerifier
  return status === 'pending' ? listPendingOfVerifier : listDecidedOfVerifier
}
