import type { ClaimField } from '@did/domain/claim/claim'
import { complainOfValue } from '@did/domain/claim/claim-field-form'
import { createClaimSchema } from '@did/domain/claim/claim-form'
import { maximumLength } from '@did/domain/constants'
import { textSchema } from '@did/domain/text'
import { complaints, fieldNames } from '@did/domain/texts/complaints'
import * as z from 'zod/mini'
import type { AskedField } from './claim-start.ts'

const { type, title, description, issuer } = createClaimSchema.shape
/** The fields to add or edit a claim. The server gets neither `publication` nor `selfIssued`. */
export const addClaimFormSchema = z.object({
  type,
  title,
  description,
  issuer,
  holderName: textSchema(fieldNames.holderName, maximumLength.name),
  /** The value of each field that the form asks for, in the order of the fields. */
  values: z.array(textSchema(fieldNames.fieldValue, maximumLength.fieldValue)),
  selfIssued: z.boolean(),
  publication: z.enum(['private', 'publish']),
})
export type AddClaimForm = z.output<typeof addClaimFormSchema>
export type AddClaimInput = z.input<typeof addClaimFormSchema>
export type Publication = AddClaimForm['publication']

export const emptyAddClaimForm = {
  type: '',
  title: '',
  description: '',
  issuer: '',
  holderName: '',
  values: [],
  selfIssued: false,
  publication: 'private',
} as const satisfies Omit<AddClaimInput, 'values'> & { values: [] }

/** The form of a claim with these fields, beside which a description may be absent. */
export function claimFormSchema(fields: readonly AskedField[]) {
  const ownDescription = fields.length > 0 ? textSchema(fieldNames.description, maximumLength.description) : description
  return z.extend(addClaimFormSchema, { description: ownDescription }).check(
    z.check<AddClaimForm>(({ value, issues }) => {
      fields.forEach((asked, index) => {
        const message = complainOfField(asked, value.values[index] ?? '')
        if (message !== null) issues.push({ code: 'custom', input: value, path: ['values', index], message })
      })
    }),
  )
}

type Required = { type: string; title: string; description: string; values: readonly string[] }

/** A toast reports an empty required field. Each complaint also stands at its field. */
export function isMissingRequired(form: Required, fields: readonly AskedField[] = []): boolean {
  const required = [form.type, form.title, ...(fields.length > 0 ? [] : [form.description])]
  const asked = fields.flatMap(({ isRequired }, index) => (isRequired ? [form.values[index] ?? ''] : []))
  return [...required, ...asked].some((text) => text.trim() === '')
}

/** The fields that the owner filled in. An optional field without a value is no part of a claim. */
export function listFilled(fields: readonly AskedField[], values: readonly string[]): ClaimField[] {
  return fields.flatMap(({ field, name: label, kind, isOpenByDefault }, index) => {
    const value = values[index] ?? ''
    return value === '' ? [] : [{ field, label, kind, value, isOpenByDefault }]
  })
}

/** Returns the issuer and the flag that the specification sends. The server ignores the flag. */
export function describeIssuer(form: AddClaimForm): { issuer: string; isVerified: boolean } {
  return form.selfIssued ? { issuer: 'Self', isVerified: true } : { issuer: form.issuer, isVerified: false }
}

function complainOfField({ kind, isRequired, choices }: AskedField, value: string): string | null {
  if (value === '') return isRequired ? complaints.required : null
  if (kind === 'choice' && choices.length > 0 && !choices.includes(value)) return complaints.invalid
  return complainOfValue(kind, value)
}
