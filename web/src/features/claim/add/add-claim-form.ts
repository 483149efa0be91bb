import { maximumProfileLength } from '@did/domain/account/limits'
import { createClaimSchema, issueDateSchema } from '@did/domain/claim/claim-form'
import { maximumClaimLength } from '@did/domain/claim/limits'
import { textSchema } from '@did/domain/text'
import { fieldNames } from '@did/domain/texts/en/complaints'
import * as z from 'zod/mini'
import { type AskedField, listOpened } from '../../../entities/claim-form/asked-field.ts'
import type { ClaimStart } from '../../../entities/claim-form/claim-start.ts'
import { complainOfFields } from '../../../entities/claim-form/complain-of-fields.ts'
import type { DatedFields } from '../../../entities/claim-form/issue-date.ts'

const { type, title, description, issuer } = createClaimSchema.shape
/** The server gets neither `publication` nor `selfIssued`. */
export const addClaimFormSchema = z.object({
  type,
  title,
  description,
  issuer,
  holderName: textSchema(fieldNames.holderName, maximumProfileLength.name),
  /** The issue date, or '' for the day on which the claim is stored. */
  issueDate: z.union([z.literal(''), issueDateSchema]),
  /** The values stand in the order of the fields for which the form asks. */
  values: z.array(textSchema(fieldNames.fieldValue, maximumClaimLength.fieldValue)),
  /** The machine-readable names of the fields that a share opens by default. */
  opened: z.array(z.string()),
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
  issueDate: '',
  values: [],
  opened: [],
  selfIssued: false,
  publication: 'private',
} as const satisfies Omit<AddClaimInput, 'values' | 'opened'> & { values: []; opened: [] }

/**
 * The form proposes the person's own name as the holder's name. The person can change it, because
 * the verifier confirms the name that stands in the form.
 */
export function fillFrom(start: ClaimStart | undefined, holderName: string): AddClaimInput {
  if (!start) return { ...emptyAddClaimForm, values: [], opened: [], holderName }
  const { type, templateTitle, fields, issuer } = start
  const entries = { values: fields.map(() => ''), opened: listOpened(fields) }
  return { ...emptyAddClaimForm, ...entries, type, title: templateTitle, issuer, holderName }
}

/** If the form asks for fields, the description may be empty. */
export function claimFormSchema(start: DatedFields) {
  const ownDescription =
    start.fields.length > 0 ? textSchema(fieldNames.description, maximumClaimLength.description) : description
  return z.extend(addClaimFormSchema, { description: ownDescription }).check(
    z.check<AddClaimForm>(({ value, issues }) => {
      for (const complaint of complainOfFields(start, value))
        issues.push({ code: 'custom', input: value, ...complaint })
    }),
  )
}

type Required = { type: string; title: string; description: string; values: readonly string[] }

/**
 * If a required field is empty, the dialog shows a toast in addition to the complaint at the field.
 */
export function isMissingRequired(form: Required, fields: readonly AskedField[] = []): boolean {
  const required = [form.type, form.title, ...(fields.length > 0 ? [] : [form.description])]
  const asked = fields.flatMap(({ isRequired }, index) => (isRequired ? [form.values[index] ?? ''] : []))
  return [...required, ...asked].some((text) => text.trim() === '')
}
