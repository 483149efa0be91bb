import type { ClaimStart } from './claim-start.ts'

export type Dated = { issueDate: string; values: readonly string[] }

/** `issuedOn` is the name of the field that asks for the issue date. */
export type DatedFields = Pick<ClaimStart, 'fields' | 'issuedOn'>

/**
 * Returns the issue date from the template's field for it. If the template has no such field,
 * returns the day in the form's own input. Returns '' if the owner entered no day.
 */
export function findIssueDate(start: DatedFields | null | undefined, form: Dated): string {
  const place = start?.fields.findIndex(({ field }) => field === start.issuedOn) ?? -1
  return place === -1 ? form.issueDate : (form.values[place] ?? '')
}
