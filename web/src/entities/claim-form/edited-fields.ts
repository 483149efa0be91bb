import type { Claim, ClaimField } from '@did/domain/claim/claim'
import { freeField } from '@did/domain/claim/claim-field'
import type { ShownTemplate } from '../template/shown-template.ts'
import { type AskedField, complainOfField } from './asked-field.ts'
import { startFrom } from './claim-start.ts'

/**
 * Finds the template from which the owner may have made the claim, because a claim does not store
 * its template (docs/decisions/0006-what-the-interfaces-left-open.md). Such a template asks for
 * each field of the claim, and the claim has each field that the template requires. If several
 * templates fit, prefers the template with the claim's title, and otherwise the template with the
 * fewest fields.
 */
export function findTemplateOf(
  { type, title, fields }: Pick<Claim, 'type' | 'title' | 'fields'>,
  templates: readonly ShownTemplate[],
): ShownTemplate | null {
  if (fields.length === 0) return null
  const names = new Set(fields.map(({ field }) => field))
  const possible = templates.filter((template) => {
    const asked = startFrom(template).fields
    const isAskedFor = fields.every((own) => asked.some(({ field, name }) => field === own.field && name === own.label))
    return template.type === type && isAskedFor && asked.every((each) => !each.isRequired || names.has(each.field))
  })
  const rank = (template: ShownTemplate) => (template.title === title ? -1 : template.fields.length)
  return possible.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

/**
 * Returns the fields for the form of a stored claim: the claim's own fields in their order, and
 * between them the further fields that the template offers. The claim's own fields keep their
 * labels and kinds, so that saving the form without a change leaves the claim as it is.
 */
export function listEditedFields(own: readonly ClaimField[], template: ShownTemplate | null): AskedField[] {
  const offered = template ? startFrom(template).fields : []
  const edited = own.map((field) => askAgain(field, offered))
  for (const [place, asked] of offered.entries()) {
    if (edited.some(({ field }) => field === asked.field)) continue
    const before = edited.findIndex(({ field }) => field === offered[place - 1]?.field)
    edited.splice(before + 1, 0, asked)
  }
  return edited
}

/**
 * Asks for a stored field by the template's rules. If the template has changed and the stored field
 * no longer fits it, asks without rules.
 */
function askAgain({ field, label, kind, value, isOpenByDefault }: ClaimField, offered: readonly AskedField[]) {
  const asked = offered.find((each) => each.field === field)
  const isSame = asked?.name === label && asked.kind === kind && complainOfField(asked, value) === null
  return { ...(isSame ? asked : freeField), field, name: label, kind, isOpenByDefault }
}
