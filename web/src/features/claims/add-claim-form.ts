import { createClaimSchema } from '@did/domain/claim'
import { z } from 'zod'

/** What the dialog asks for; `publication` and `selfIssued` decide how it is sent, not what is in it. */
export const addClaimFormSchema = createClaimSchema
  .pick({ type: true, title: true, description: true, issuer: true })
  .extend({ selfIssued: z.boolean(), publication: z.enum(['private', 'publish']) })
export type AddClaimForm = z.output<typeof addClaimFormSchema>
export type AddClaimInput = z.input<typeof addClaimFormSchema>
export type Publication = AddClaimForm['publication']

export const emptyAddClaimForm = {
  type: '',
  title: '',
  description: '',
  issuer: '',
  selfIssued: false,
  publication: 'private',
} as const satisfies AddClaimInput

/** The spec's three required fields; only a missing one is worth the toast, any other complaint stands at its field. */
export function isMissingRequired(form: { type: string; title: string; description: string }): boolean {
  return [form.type, form.title, form.description].some((text) => text.trim() === '')
}

/** The literal issuer of a self-issued claim, and the flag the spec sends with it (the server decides both). */
export function describeIssuer(form: AddClaimForm): { issuer: string; isVerified: boolean } {
  return form.selfIssued ? { issuer: 'Self', isVerified: true } : { issuer: form.issuer, isVerified: false }
}
