import { z } from 'zod'
import { contactMessageSchema, markContactMessageSchema, sendContactMessageSchema } from '../contact-message.ts'
import { idParams, pageQuery, type Route } from '../route.ts'

export const contactMessageRoutes = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Write to whoever runs this installation; a few an hour',
    who: 'public',
    body: sendContactMessageSchema,
    success: 204,
  },
  listContactMessages: {
    method: 'GET',
    path: '/api/admin/contact-messages',
    summary: 'Messages of the contact form, those that wait or those that are done',
    who: 'signed-in',
    query: pageQuery.extend({ status: z.enum(['waiting', 'done']).default('waiting') }),
    success: 200,
    response: z.array(contactMessageSchema),
  },
  markContactMessage: {
    method: 'PUT',
    path: '/api/admin/contact-messages/:id',
    summary: 'Say that a message needs nothing more, or take that back',
    who: 'signed-in',
    params: idParams,
    body: markContactMessageSchema,
    success: 200,
    response: contactMessageSchema,
  },
} as const satisfies Record<string, Route>
