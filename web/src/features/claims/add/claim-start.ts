import { nameField } from '@did/domain/claim/claim-fields'
import type { TemplateField } from '@did/domain/claim/template-form'
import type { TemplateId } from '@did/domain/ids'
import type { ShownTemplate } from '../../../entities/template/shown-template.ts'
import { type AddClaimInput, emptyAddClaimForm } from './add-claim-form.ts'

/** A field that the form of a claim asks for. `field` is its name for software. */
export type AskedField = TemplateField & { field: string }

/** The values with which the add dialog opens when the owner starts from a claim template. */
export type ClaimStart = {
  /** Identifies the draft of a claim that starts from this claim template. */
  key: string
  templateTitle: string
  /** The id of a published template, whose uses the server counts. Null for a built-in template. */
  templateId: TemplateId | null
  fields: readonly AskedField[]
  type: string
  issuer: string
}

export function startFrom({ ref, type, title, fields, published }: ShownTemplate): ClaimStart {
  return {
    key: ref,
    templateTitle: title,
    templateId: published?.id ?? null,
    fields: askFields(fields),
    type,
    // A template's publisher usually issues the claims that the template describes.
    issuer: published?.publisher.name ?? '',
  }
}

/** The person's own name is only a proposal, because the verifier confirms what stands here. */
export function fillFrom(start: ClaimStart | undefined, holderName: string): AddClaimInput {
  if (!start) return { ...emptyAddClaimForm, holderName }
  const { type, templateTitle, fields, issuer } = start
  return { ...emptyAddClaimForm, type, title: templateTitle, issuer, holderName, values: fields.map(() => '') }
}

function askFields(fields: readonly TemplateField[]): AskedField[] {
  const taken = new Set<string>()
  return fields.map((asked) => {
    const field = nameField(asked.name, taken)
    taken.add(field)
    return { ...asked, field }
  })
}
