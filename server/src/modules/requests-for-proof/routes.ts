import { maximumRequestForProof } from '@did/domain/proof/limits'
import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitPerHour, limitPerRow } from '../../http/limits/limit-one-route.ts'
import { presentRequestForProof } from './present.ts'
import * as service from './service.ts'

export function registerRequestsForProof(app: App): void {
  const assertMayWrite = limitPerHour(app, {
    max: maximumRequestForProof.perHourAndClient,
    refusal: 'Too many requests for proof and answers from this address',
  })
  const assertMayAnswer = limitPerRow(app, {
    max: maximumRequestForProof.answersPerClient,
    timeWindow: maximumRequestForProof.answersWindowMs,
    refusal: 'Too many answers to this request from this address',
  })

  handleRoute(app, routes.createRequestForProof, async ({ ctx, body, request }) => {
    await assertMayWrite(request)
    return { id: await service.createRequestForProof(ctx, body) }
  })

  handleRoute(app, routes.getRequestForProof, async ({ ctx, params }) =>
    presentRequestForProof(await service.getRequestForProof(ctx, params.id)),
  )

  handleRoute(app, routes.answerRequestForProof, async ({ ctx, params, body, request }) => {
    await assertMayAnswer(request)
    await assertMayWrite(request)
    await service.answerRequestForProof(ctx, { id: params.id, sealed: body.sealed })
  })

  handleRoute(app, routes.listProofAnswers, ({ ctx, params }) => service.listProofAnswers(ctx, params.id))
}
