import type { TemplateId } from '@did/domain/ids'
import type { Template, TemplateSummary } from '@did/domain/template/template'
import { describeLeaf, nameLeaf } from '@did/domain/texts/leaves'
import type { BuiltInField, BuiltInTemplate } from '../../texts/built-in-template.ts'

export type ShownTemplate = {
  /** The id of a published template, or the word that names a built-in one in URLs. */
  ref: string
  type: string
  title: string
  summary: string
  checkedBy: string
  fields: readonly BuiltInField[]
  privateFields: readonly string[]
  example: { title: string; description: string; checkedBy: string }
  /** The labels of a built-in template's fields for the day on the document and for its issuer. */
  issuedOn?: string
  issuedBy?: string
  published: { id: TemplateId; at: string; publisher: Template['publisher'] } | null
}

/** A list shows this part of a template. */
export type ListedTemplate = Omit<ShownTemplate, 'fields' | 'privateFields' | 'example'>

export function fromBuiltIn({ fields, privateFields = [], example, ...rest }: BuiltInTemplate): ShownTemplate {
  const shown = fields.map(({ name, kind, example: value }) => ({ field: name, label: name, kind, value }))
  const description = shown.map((leaf) => `${nameLeaf(leaf)}: ${describeLeaf(leaf, '')}`).join('\n')
  return { ...rest, fields, privateFields, example: { ...example, description }, published: null }
}

export function listPublished({ id, publisher, publishedAt, type, title, summary }: TemplateSummary): ListedTemplate {
  const published = { id, at: publishedAt, publisher }
  return { ref: String(id), type, title, summary, checkedBy: publisher.name, published }
}

export function fromPublished({ fields, example, ...template }: Template): ShownTemplate {
  const listed = listPublished(template)
  const { title, checkedBy } = listed
  return { ...listed, fields, privateFields: [], example: { title, description: example, checkedBy } }
}
