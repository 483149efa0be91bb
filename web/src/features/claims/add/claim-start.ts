import type { TemplateId } from '@did/domain/ids'
import { type AddClaimInput, emptyAddClaimForm } from './add-claim-form.ts'

/** The values with which the add dialog opens when the owner starts from a claim template. */
export type ClaimStart = {
  /** Identifies the draft of a claim that starts from this claim template. */
  key: string
  templateTitle: string
  /** The id of a published template, whose uses the server counts. Null for a built-in template. */
  templateId: TemplateId | null
  /** The names with which the lines of the description begin, one per line. */
  fieldNames: readonly string[]
  type: string
  issuer: string
}

export function fillFrom({ type, templateTitle, fieldNames, issuer }: ClaimStart): AddClaimInput {
  const description = fieldNames.map((name) => `${name}: `).join('\n')
  return { ...emptyAddClaimForm, type, title: templateTitle, description, issuer }
}
