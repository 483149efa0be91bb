import { type SendContactMessage, sendContactMessageSchema } from '@did/domain/account/contact-message'
import { contactMessageCalls } from '@did/domain/calls/contact-messages'
import { api } from '../../lib/api.ts'

type ContactField = keyof SendContactMessage
export type FieldComplaints = Partial<Record<ContactField, string>>

/** Returns the complaints about wrong fields, or null when the server accepted the message. */
export async function sendMessage(typed: Record<ContactField, string>): Promise<FieldComplaints | null> {
  const parsed = sendContactMessageSchema.safeParse({ ...typed, email: typed.email.trim() })
  if (parsed.success) {
    await api(contactMessageCalls.sendContactMessage, { body: parsed.data })
    return null
  }
  const complaints: FieldComplaints = {}
  for (const { path, message } of parsed.error.issues)
    for (const field of ['name', 'email', 'message'] as const) if (path[0] === field) complaints[field] ??= message
  return complaints
}
