import { createClaimSchema } from '@did/domain/claim/claim-form'
import * as z from 'zod/mini'

/** The fields to add or edit a claim. The server gets neither `publication` nor `selfIssued`. */
export const addClaimFormSchema = z.extend(
  z.pick(createClaimSchema, { type: true, title: true, description: true, issuer: true }),
  { selfIssued: z.boolean(), publication: z.enum(['private', 'publish']) },
)
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

/** The schema to add a claim: an unfilled line of a claim template is no description. */
export function startingFormSchema(fieldNames: readonly string[]) {
  const { description } = addClaimFormSchema.shape
  return z.extend(addClaimFormSchema, {
    description: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => withoutUnfilled(text, fieldNames)),
      ),
      description,
    ),
  })
}

type Required = { type: string; title: string; description: string }

/** A toast reports an empty type, title or description. Each complaint also stands at its field. */
export function isMissingRequired(form: Required, fieldNames: readonly string[] = []): boolean {
  return [form.type, form.title, withoutUnfilled(form.description, fieldNames)].some((text) => text.trim() === '')
}

/** Removes a claim template's unfilled lines, because not every line applies to every owner. */
export function withoutUnfilled(description: string, fieldNames: readonly string[]): string {
  const unfilled = new Set(fieldNames.map((name) => `${name}:`))
  return description
    .split('\n')
    .filter((line) => !unfilled.has(line.trim()))
    .join('\n')
    .trim()
}

/** Returns the issuer and the flag that the specification sends. The server ignores the flag. */
export function describeIssuer(form: AddClaimForm): { issuer: string; isVerified: boolean } {
  return form.selfIssued ? { issuer: 'Self', isVerified: true } : { issuer: form.issuer, isVerified: false }
}
