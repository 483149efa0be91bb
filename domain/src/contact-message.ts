import { z } from 'zod'
import { maximumLength, minimumLength } from './constants.ts'
import { contactMessageIdSchema } from './ids.ts'
import { textSchema } from './text.ts'
import { complaints, fieldNames } from './texts/complaints.ts'
import { emailSchema } from './user.ts'

/** The contact form: who writes, where an answer goes, and what it is about. */
export const sendContactMessageSchema = z.object({
  name: textSchema(fieldNames.name, maximumLength.name).min(1, complaints.nameMissing),
  email: emailSchema,
  message: textSchema(fieldNames.message, maximumLength.message).min(minimumLength.message, complaints.messageShort),
})
export type SendContactMessage = z.infer<typeof sendContactMessageSchema>

/** What administrators read. `doneAt`: one of them said that it needs nothing more. */
export const contactMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  id: contactMessageIdSchema,
  sentAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const markContactMessageSchema = z.object({ isDone: z.boolean() })
