import * as z from 'zod/mini'
import { markContactMessageSchema, sendContactMessageSchema } from '../account/contact-message.ts'
import { contactMessageCalls } from '../calls/contact-messages.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'

export const contactMessageRoutes = describeRoutes(contactMessageCalls, {
  sendContactMessage: {
    summary: 'Write to the operator of this installation. A client may send a few messages an hour',
    who: 'public',
    body: sendContactMessageSchema,
    success: 204,
  },
  listContactMessages: {
    summary: 'List the messages of the contact form that wait, or those that are done',
    who: 'signed-in',
    query: z.extend(pageQuery, { status: z._default(z.enum(['waiting', 'done']), 'waiting') }),
  },
  markContactMessage: {
    summary: 'Mark a message as done, or as waiting again',
    who: 'signed-in',
    params: idParams,
    body: markContactMessageSchema,
    isAlwaysTaken: true,
  },
})
