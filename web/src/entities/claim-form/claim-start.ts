import { nameField } from '@did/domain/claim/claim-fields'
import { isTakenLabel } from '@did/domain/claim/field-label'
import { findPrivateAttribute } from '@did/domain/claim/private-label'
import { templateIdSchema } from '@did/domain/ids'
import { templateFieldShape } from '@did/domain/template/template'
import * as z from 'zod/mini'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import type { ShownTemplate } from '../template/shown-template.ts'
import type { AskedField } from './asked-field.ts'

export const claimStartSchema = z.object({
  /** Identifies the draft of a claim that starts from this claim template. */
  key: z.string(),
  templateTitle: z.string(),
  /**
   * The server counts how often a published template is used. The id is null for a built-in
   * template.
   */
  templateId: z.nullable(templateIdSchema),
  fields: z.readonly(z.array(z.extend(templateFieldShape, { field: z.string() }))),
  /**
   * The names of values that belong to the owner's private attributes and not to the claim's
   * fields.
   */
  privateFields: z.readonly(z.array(z.string())),
  type: z.string(),
  issuer: z.string(),
  /**
   * The names of the fields for the issue date and for the document's issuer. Each is null if the
   * template has no such field.
   */
  issuedOn: z._default(z.nullable(z.string()), null),
  issuedBy: z._default(z.nullable(z.string()), null),
})
export type ClaimStart = z.output<typeof claimStartSchema>

export function startFrom(template: ShownTemplate): ClaimStart {
  const { ref, type, title, fields, privateFields, published, issuedOn, issuedBy } = template
  const asked = askFields(fields)
  const fieldOf = (label: string | undefined) => asked.find(({ name }) => name === label)?.field ?? null
  const dated = fieldOf(issuedOn)
  // A verifier's template has no list of private attributes, but the label of one of its fields may
  // name a private attribute.
  const named = fields.map(({ name }) => findPrivateAttribute(name)).filter((field) => field !== null)
  return {
    key: ref,
    templateTitle: title,
    templateId: published?.id ?? null,
    fields: asked.map((each) => (each.field === dated ? sayWithout(each) : each)),
    privateFields: [...new Set([...privateFields, ...named])],
    type,
    // The organization that published a template usually issues the documents that the template
    // describes.
    issuer: published?.publisher.name ?? '',
    issuedOn: dated,
    issuedBy: fieldOf(issuedBy),
  }
}

/** Adds to the field's hint which issue date the claim gets if the owner leaves the field empty. */
function sayWithout(asked: AskedField): AskedField {
  if (asked.isRequired) return asked
  return { ...asked, hint: [asked.hint, addClaimTexts.issueDate.without].filter(Boolean).join('. ') }
}

/**
 * Leaves out a field whose label has another meaning in a verdict, such as the label of the
 * holder's name. An older template may have such a field.
 */
function askFields(fields: ShownTemplate['fields']): AskedField[] {
  const taken = new Set<string>()
  const free = fields.filter(({ name }) => !isTakenLabel(name))
  return free.map(({ id, ...asked }) => {
    const field = nameField(id ?? asked.name, taken)
    taken.add(field)
    return { ...asked, field }
  })
}
