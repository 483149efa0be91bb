import type { TemplateId } from '@did/domain/ids'
import type { Template } from '@did/domain/template'
import type { BuiltInTemplate } from '../../texts/built-in-templates/built-in-template.ts'

/** A template of either source, as the marketplace shows it. */
export type ShownTemplate = {
  /** Its name in addresses: the id of a published one, a word for one of ours. */
  ref: string
  type: string
  title: string
  summary: string
  checkedBy: string
  fields: readonly { name: string; hint: string }[]
  example: { title: string; description: string; checkedBy: string }
  published: { id: TemplateId; at: string; publisher: Template['publisher'] } | null
}

export function fromBuiltIn({ fields, example, ...rest }: BuiltInTemplate): ShownTemplate {
  const description = fields.map((field) => `${field.name}: ${field.example}`).join('\n')
  return { ...rest, fields, example: { ...example, description }, published: null }
}

export function fromPublished({ id, publisher, publishedAt, example, ...rest }: Template): ShownTemplate {
  const { type, title, summary, fields } = rest
  return {
    ref: String(id),
    type,
    title,
    summary,
    fields,
    checkedBy: publisher.name,
    example: { title, description: example, checkedBy: publisher.name },
    published: { id, at: publishedAt, publisher },
  }
}

/** Of our own; those of verifiers are searched by the server, by the same rule. */
export function matchesSearch(template: ShownTemplate, { q, type }: { q: string; type: string }): boolean {
  if (type !== '' && template.type !== type) return false
  const { title, summary, checkedBy, fields } = template
  const wanted = q.trim().toLowerCase()
  return [title, summary, checkedBy, ...fields.map(({ name }) => name)].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}
