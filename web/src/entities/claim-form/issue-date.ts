import type { ClaimStart } from './claim-start.ts'

type Dated = { issueDate: string; values: readonly string[] }

/**
 * Returns the day on the document, or '' when the owner did not say one: the value of the field
 * that asks for this day, or else what the form asks besides its fields.
 */
export function findIssueDate(start: Pick<ClaimStart, 'fields' | 'issuedOn'> | null | undefined, form: Dated): string {
  const place = start?.fields.findIndex(({ field }) => field === start.issuedOn) ?? -1
  return place === -1 ? form.issueDate : (form.values[place] ?? '')
}
