import type { ContactMessage } from '@did/domain/account/contact-message'
import { routes } from '@did/domain/routes'
import type { ContactMessageRow } from '../../db/schema/accounts.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitPerHour } from '../../http/limits/limit-one-route.ts'
import { answerPage, toPage } from '../../http/paging.ts'
import { listMessages, markMessage, sendMessage } from './service.ts'

export function registerContactMessages(app: App): void {
  const assertMayWrite = limitPerHour(app, {
    max: app.ctx.config.messagesPerHour,
    code: 'too-many-messages',
    refusal: 'Too many messages from this address; try again in an hour',
  })

  handleRoute(app, routes.sendContactMessage, async ({ ctx, body, request }) => {
    await assertMayWrite(request)
    await sendMessage(ctx, body)
  })

  handleRoute(app, routes.listContactMessages, async ({ ctx, session, query, url }) => {
    const rows = await listMessages(ctx, session, { status: query.status, page: toPage(query) })
    return answerPage(rows, presentMessage, query, url)
  })

  handleRoute(app, routes.markContactMessage, async ({ ctx, session, params, body }) =>
    presentMessage(await markMessage(ctx, session, { id: params.id, ...body })),
  )
}

function presentMessage({ id, name, email, message, createdAt, doneAt }: ContactMessageRow): ContactMessage {
  return { id, name, email, message, sentAt: createdAt.toISOString(), doneAt: doneAt?.toISOString() ?? null }
}
