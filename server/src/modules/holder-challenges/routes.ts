import type { HolderChallenge } from '@did/domain/holder-challenge/holder-challenge'
import { maximumHolderChallenge } from '@did/domain/holder-challenge/limits'
import { routes } from '@did/domain/routes'
import type { HolderChallengeRow } from '../../db/schema/sharing.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitPerHour, limitPerRow } from '../../http/limits/limit-one-route.ts'
import * as service from './service.ts'

export function registerHolderChallenges(app: App): void {
  const assertMayWrite = limitPerHour(app, {
    max: maximumHolderChallenge.perHourAndClient,
    refusal: 'Too many challenges and answers from this address',
  })
  const assertMayAnswer = limitPerRow(app, {
    max: maximumHolderChallenge.answersPerClient,
    timeWindow: maximumHolderChallenge.answersWindowMs,
    refusal: 'Too many answers to this challenge from this address',
  })

  handleRoute(app, routes.createHolderChallenge, async ({ ctx, body, request }) => {
    await assertMayWrite(request)
    return presentChallenge(await service.createHolderChallenge(ctx, body))
  })

  handleRoute(app, routes.getHolderChallenge, async ({ ctx, params }) =>
    presentChallenge(await service.getHolderChallenge(ctx, params.id)),
  )

  handleRoute(app, routes.answerHolderChallenge, async ({ ctx, params, body, request }) => {
    await assertMayAnswer(request)
    await assertMayWrite(request)
    await service.answerHolderChallenge(ctx, { id: params.id, sealed: body.sealed })
  })
}

function presentChallenge({ sealed, answers, expiresAt }: HolderChallengeRow): HolderChallenge {
  return { sealed, answers, expiresAt: expiresAt.toISOString() }
}
