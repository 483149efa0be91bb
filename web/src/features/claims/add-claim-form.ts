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

/** The same for a form that a template has begun: a line that was left as it came is no description. */
export function startingFormSchema(fieldNames: readonly string[]) {
  const { description } = addClaimFormSchema.shape
  return addClaimFormSchema.extend({
    description: z
      .string()
      .transform((text) => withoutUnfilled(text, fieldNames))
      .pipe(description),
  })
}

type Required = { type: string; title: string; description: string }

/** The spec's three required fields; only a missing one is worth the toast, any other complaint stands at its field. */
export function isMissingRequired(form: Required, fieldNames: readonly string[] = []): boolean {
  return [form.type, form.title, withoutUnfilled(form.description, fieldNames)].some((text) => text.trim() === '')
}

/** Without the lines of the template that were left as they came: not everything applies to everybody. */
export function withoutUnfilled(description: string, fieldNames: readonly string[]): string {
  const unfilled = new Set(fieldNames.map((name) => `${name}:`))
  return description
    .split('\n')
    .filter((line) => !unfilled.has(line.trim()))
    .join('\n')
    .trim()
}

/** The literal issuer of a self-issued claim, and the flag the spec sends with it (the server decides both). */
export function describeIssuer(form: AddClaimForm): { issuer: string; isVerified: boolean } {
  return form.selfIssued ? { issuer: 'Self', isVerified: true } : { issuer: form.issuer, isVerified: false }
}
