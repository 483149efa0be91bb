import { type SendContactMessage, sendContactMessageSchema } from '@did/domain/contact-message'
import { contactMessageRoutes } from '@did/domain/routes/contact-messages'
import { api } from '../../lib/api.ts'

type ContactField = keyof SendContactMessage
/** What is wrong with a field, in words. */
export type FieldComplaints = Partial<Record<ContactField, string>>

/** Sends what was typed, or answers what is wrong with it. Throws what `api` throws. */
export async function sendMessage(typed: Record<ContactField, string>): Promise<FieldComplaints | null> {
  const parsed = sendContactMessageSchema.safeParse({ ...typed, email: typed.email.trim() })
  if (parsed.success) {
    await api(contactMessageRoutes.sendContactMessage, { body: parsed.data })
    return null
  }
  const complaints: FieldComplaints = {}
  for (const { path, message } of parsed.error.issues)
    for (const field of ['name', 'email', 'message'] as const) if (path[0] === field) complaints[field] ??= message
  return complaints
}
