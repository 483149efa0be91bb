import * as z from 'zod/mini'
import { contactMessageSchema } from '../account/contact-message.ts'
import type { Call } from '../call.ts'

export const contactMessageCalls = {
  sendContactMessage: { method: 'POST', path: '/api/contact' },
  listContactMessages: { method: 'GET', path: '/api/admin/contact-messages', response: z.array(contactMessageSchema) },
  markContactMessage: { method: 'PUT', path: '/api/admin/contact-messages/:id', response: contactMessageSchema },
} as const satisfies Record<string, Call>
