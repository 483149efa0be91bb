import { maximumPeople } from '@did/domain/account/limits'
import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitPerHour } from '../../http/limits/limit-one-route.ts'
import { notFound } from '../../refusals.ts'
import { applyForAccreditation, changeApplication, requestVerifierStatus } from './become-verifier.ts'
import { assertMayReadWallet } from './policy.ts'
import { presentUser } from './present.ts'
import { createUser, findPerson, updateUser } from './service.ts'

export function registerUsers(app: App): void {
  const assertMayLookUp = limitPerHour(app, {
    max: maximumPeople.perHourAndClient,
    refusal: 'Too many people were looked up from this address',
  })

  handleRoute(app, routes.findPerson, async ({ ctx, query, request }) => {
    await assertMayLookUp(request)
    return findPerson(ctx, query.username)
  })

  handleRoute(app, routes.getUserOfWallet, async ({ ctx, session, params }) => {
    assertMayReadWallet(session, params.wallet)
    if (!session.user) throw notFound()
    return versioned(presentUser(ctx.config, session.user))
  })

  handleRoute(app, routes.createUser, async ({ ctx, session, body }) => {
    const { user, isNew } = await createUser(ctx, session, body)
    return versioned(presentUser(ctx.config, user), isNew ? 201 : 200)
  })

  handleRoute(app, routes.updateUser, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(presentUser(ctx.config, await updateUser(ctx, session, { ...body, userId: params.id, ifMatch }))),
  )

  handleRoute(app, routes.requestVerifierStatus, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(
      presentUser(ctx.config, await requestVerifierStatus(ctx, session, { ...body, userId: params.id, ifMatch })),
    ),
  )

  handleRoute(app, routes.applyForAccreditation, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(
      presentUser(ctx.config, await applyForAccreditation(ctx, session, { ...body, userId: params.id, ifMatch })),
    ),
  )

  handleRoute(app, routes.changeApplication, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(presentUser(ctx.config, await changeApplication(ctx, session, { ...body, userId: params.id, ifMatch }))),
  )
}
