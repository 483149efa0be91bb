import { foldForSearch } from '@did/domain/fold/fold-name'
import type { ShownTemplate } from './shown-template.ts'

/**
 * Searches the built-in templates by the same rules by which the server searches the published
 * ones.
 */
export function matchesSearch(template: ShownTemplate, { q, type }: { q: string; type: string }): boolean {
  if (type !== '' && template.type !== type) return false
  const { title, summary, checkedBy, fields } = template
  const wanted = foldForSearch(q.trim())
  return [title, summary, checkedBy, ...fields.map(({ name }) => name)].some((text) =>
    foldForSearch(text).includes(wanted),
  )
}
