import * as z from 'zod/mini'
import { contactMessageIdSchema } from '../ids.ts'
import { nameTextSchema, textSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { maximumMessageLength, minimumMessageLength } from './contact-limits.ts'
import { maximumProfileLength } from './limits.ts'
import { emailSchema } from './profile-form.ts'

export const sendContactMessageSchema = z.object({
  name: nameTextSchema(fieldNames.name, maximumProfileLength.name).check(z.minLength(1, complaints.nameMissing)),
  email: emailSchema,
  message: textSchema(fieldNames.message, maximumMessageLength).check(
    z.minLength(minimumMessageLength, complaints.messageShort),
  ),
})
export type SendContactMessage = z.infer<typeof sendContactMessageSchema>

/** `doneAt` is the time at which an administrator marked the message as done. */
export const contactMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  id: contactMessageIdSchema,
  sentAt: z.iso.datetime(),
  doneAt: z.nullable(z.iso.datetime()),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const markContactMessageSchema = z.object({ isDone: z.boolean() })
