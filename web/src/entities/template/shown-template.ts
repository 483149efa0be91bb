import type { TemplateId } from '@did/domain/ids'
import type { Template, TemplateSummary } from '@did/domain/template/template'
import { describeLeaf, nameLeaf } from '@did/domain/texts/leaves'
import type { BuiltInField, BuiltInTemplate } from '../../texts/built-in-template.ts'

export type ShownTemplate = {
  /**
   * What names the template in URLs: the id of a published template, or the word of a built-in one.
   */
  ref: string
  type: string
  title: string
  summary: string
  checkedBy: string
  fields: readonly BuiltInField[]
  privateFields: readonly string[]
  example: { title: string; description: string; checkedBy: string }
  /**
   * The labels of the fields for the issue date and for the document's issuer, in a built-in
   * template.
   */
  issuedOn?: string
  issuedBy?: string
  published: { id: TemplateId; at: string; publisher: Template['publisher'] } | null
}

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
