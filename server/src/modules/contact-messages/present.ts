import type { ContactMessage } from '@did/domain/contact-message'
import type { ContactMessageRow } from '../../db/schema.ts'

export function presentMessage({ id, name, email, message, createdAt, doneAt }: ContactMessageRow): ContactMessage {
  return { id, name, email, message, sentAt: createdAt.toISOString(), doneAt: doneAt?.toISOString() ?? null }
}
