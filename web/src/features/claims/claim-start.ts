import type { TemplateId } from '@did/domain/ids'
import { type AddClaimInput, emptyAddClaimForm } from './add-claim-form.ts'

/** What the Add New Claim dialog begins with when it is opened from a template. */
export type ClaimStart = {
  /** Tells one start from another: each has a draft of its own. */
  key: string
  templateTitle: string
  /** Set for a published one, which counts its uses. */
  templateId: TemplateId | null
  /** The names that the description's lines begin with. */
  fieldNames: readonly string[]
  type: string
  issuer: string
}

/** The form filled in as far as the template knows; the lines wait for their values. */
export function fillFrom({ type, templateTitle, fieldNames, issuer }: ClaimStart): AddClaimInput {
  const description = fieldNames.map((name) => `${name}: `).join('\n')
  return { ...emptyAddClaimForm, type, title: templateTitle, description, issuer }
}
