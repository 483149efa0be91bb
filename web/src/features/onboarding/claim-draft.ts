import { issueDateSchema, type OnboardingClaimForm, onboardingClaimFormSchema } from '@did/domain/claim/claim-form'
import { maximumClaimLength } from '@did/domain/claim/limits'
import { userIdSchema } from '@did/domain/ids'
import { textSchema } from '@did/domain/text'
import { fieldNames } from '@did/domain/texts/en/complaints'
import * as z from 'zod/mini'
import { listOpened } from '../../entities/claim-form/asked-field.ts'
import { type ClaimStart, claimStartSchema } from '../../entities/claim-form/claim-start.ts'
import { complainOfFields } from '../../entities/claim-form/complain-of-fields.ts'
import type { DatedFields } from '../../entities/claim-form/issue-date.ts'

/** The wizard's claim, with what the person says about the fields of the chosen template. */
export type FirstClaimForm = OnboardingClaimForm & { issueDate: string; values: string[]; opened: string[] }

const values = z.array(textSchema(fieldNames.fieldValue, maximumClaimLength.fieldValue))
const opened = z.array(z.string())
/** The issue date is empty if the person gives no date. */
const issueDate = z.union([z.literal(''), issueDateSchema])

/**
 * Returns the schema of the form. A claim with the fields of a template needs no description
 * besides the fields.
 */
export function firstClaimFormSchema(start: DatedFields) {
  const { description } = onboardingClaimFormSchema.shape
  const ownDescription =
    start.fields.length > 0 ? textSchema(fieldNames.description, maximumClaimLength.description) : description
  return z.extend(onboardingClaimFormSchema, { description: ownDescription, issueDate, values, opened }).check(
    z.check<FirstClaimForm>(({ value, issues }) => {
      for (const complaint of complainOfFields(start, value))
        issues.push({ code: 'custom', input: value, ...complaint })
    }),
  )
}

/** The unfinished claim of the wizard: what the person has chosen and typed in the claim step. */
export const claimDraftSchema = z.object({
  form: z.object({
    type: z.string(),
    title: z.string(),
    description: z.string(),
    holderName: z.string(),
    isPrivate: z.boolean(),
    isSelective: z.boolean(),
    issueDate: z._default(z.string(), ''),
    values: z.array(z.string()),
    opened,
  }),
  /** The chosen template, or null for a claim without a template. */
  start: z.nullable(claimStartSchema),
  /** The chosen verifier, or null while the person has chosen no verifier. */
  verifierId: z.nullable(userIdSchema),
  /**
   * The names of the private attributes that the person wants to add once the claim is stored. The
   * tab's storage keeps none of their values.
   */
  wished: z._default(z.array(z.string()), []),
})
export type ClaimDraft = z.infer<typeof claimDraftSchema>

const emptyForm: FirstClaimForm = {
  type: 'identity',
  title: '',
  description: '',
  holderName: '',
  isPrivate: false,
  isSelective: true,
  issueDate: '',
  values: [],
  opened: [],
}

export function beginDraft(holderName: string): ClaimDraft {
  return { form: { ...emptyForm, holderName }, start: null, verifierId: null, wished: [] }
}

/**
 * Fills in the form from a template. The holder's name, and whether the claim is private and
 * selective, stay as the person left them. `organization` becomes the issuer of the document,
 * because the organization that confirms a document has usually issued the document. '' stands for
 * no organization.
 */
export function restartForm(form: FirstClaimForm, start: ClaimStart | null, organization: string): FirstClaimForm {
  const { holderName, isPrivate, isSelective } = form
  const kept = { ...emptyForm, holderName, isPrivate, isSelective }
  if (!start) return kept
  const values = start.fields.map(({ field }) => (field === start.issuedBy ? organization : ''))
  const entries = { values, opened: listOpened(start.fields) }
  return { ...kept, ...entries, type: start.type, title: start.templateTitle }
}

/** Changes the issuer of the document to `after`, if the form still names `before`. */
export function renameIssuer(
  form: FirstClaimForm,
  start: ClaimStart | null,
  { before, after }: { before: string; after: string },
): FirstClaimForm {
  const place = start?.fields.findIndex(({ field }) => field === start.issuedBy) ?? -1
  if (place === -1 || form.values[place] !== before) return form
  return { ...form, values: form.values.with(place, after) }
}
