import { routes } from '@did/domain/routes'
import { type App, handleRoute } from '../../http/handle.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { presentApplication, presentApplicationDecision, presentDecision } from './present.ts'
import { askApplicantQuestion } from './question-service.ts'
import { decideApplication, listApplications, listDecisions } from './service.ts'

export function registerApplications(app: App): void {
  handleRoute(app, routes.listVerifierApplications, async ({ ctx, session, query, url }) => {
    const rows = await listApplications(ctx, session, toPage(query))
    return answerPage(rows, presentApplication, query, url)
  })

  handleRoute(app, routes.listApplicationDecisions, async ({ ctx, session, query, url }) => {
    const rows = await listDecisions(ctx, session, toPage(query))
    return answerPage(rows, presentApplicationDecision, query, url)
  })

  handleRoute(app, routes.askApplicant, async ({ ctx, session, params, body }) => [
    ...(await askApplicantQuestion(ctx, session, { ...body, applicationId: params.id })),
  ])

  handleRoute(app, routes.decideVerifierApplication, async ({ ctx, session, params, body }) =>
    presentDecision(await decideApplication(ctx, session, { ...body, applicationId: params.id })),
  )
}
