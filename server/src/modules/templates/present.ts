import { freeField } from '@did/domain/claim/claim-field'
import type { OwnTemplate, Template, TemplateSummary } from '@did/domain/template/template'
import type { TemplateField } from '@did/domain/template/template-form'
import { toShownVerifier } from '@did/domain/verifier/verifier-name'
import type { TemplateRow } from '../../db/schema/verifiers.ts'
import type { OfferedTemplate } from './store.ts'

/** Leaves out fields, example and level, so that a list of long templates is a short answer. */
export function presentSummary(offered: OfferedTemplate): TemplateSummary {
  const { fields: _, example: __, level: ___, ...summary } = presentTemplate(offered)
  return summary
}

/** Leaves out the count of uses, which only the publisher may read. */
export function presentTemplate({ template, publisher }: OfferedTemplate): Template {
  const { name, accreditation } = toShownVerifier(publisher)
  return { ...presentText(template), publisher: { name, accreditation, domain: publisher.domain } }
}

export function presentOwnTemplate(template: TemplateRow): OwnTemplate {
  const { uses, retiredAt } = template
  return { ...presentText(template), uses, retiredAt: retiredAt?.toISOString() ?? null }
}

/** An old template stores no kinds for its fields, and each of these fields is a text. */
function completeField(field: TemplateRow['fields'][number]): TemplateField {
  return { ...freeField, ...field }
}

function presentText({ id, type, title, summary, fields, example, level, createdAt, version }: TemplateRow) {
  return {
    id,
    type,
    title,
    summary,
    fields: fields.map(completeField),
    example,
    level,
    publishedAt: createdAt.toISOString(),
    version,
  }
}
