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

export type FirstClaimForm = OnboardingClaimForm & { issueDate: string; values: string[]; opened: string[] }

const values = z.array(textSchema(fieldNames.fieldValue, maximumClaimLength.fieldValue))
const opened = z.array(z.string())
const issueDate = z.union([z.literal(''), issueDateSchema])

/** A claim with a template's fields needs no description besides them. */
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
  start: z.nullable(claimStartSchema),
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
 * because the organization that confirms a document has usually issued it. '' stands for no
 * organization.
 */
export function restartForm(form: FirstClaimForm, start: ClaimStart | null, organization: string): FirstClaimForm {
  const { holderName, isPrivate, isSelective } = form
  const kept = { ...emptyForm, holderName, isPrivate, isSelective }
  if (!start) return kept
  const values = start.fields.map(({ field }) => (field === start.issuedBy ? organization : ''))
  const entries = { values, opened: listOpened(start.fields) }
  return { ...kept, ...entries, type: start.type, title: start.templateTitle }
}

/**
 * The issuer of the document becomes `after`, unless the person has replaced `before` by another
 * one.
 */
export function renameIssuer(
  form: FirstClaimForm,
  start: ClaimStart | null,
  { before, after }: { before: string; after: string },
): FirstClaimForm {
  const place = start?.fields.findIndex(({ field }) => field === start.issuedBy) ?? -1
  if (place === -1 || form.values[place] !== before) return form
  return { ...form, values: form.values.with(place, after) }
}
