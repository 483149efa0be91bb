import type { ClaimStart } from './claim-start.ts'

export type Dated = { issueDate: string; values: readonly string[] }

/** The fields of a form, and the name of the one that asks for the day on the document. */
export type DatedFields = Pick<ClaimStart, 'fields' | 'issuedOn'>

/**
 * Returns the day on the document from the field that asks for it, or else from the form's own
 * input for this day. Returns '' if the owner entered no day.
 */
export function findIssueDate(start: DatedFields | null | undefined, form: Dated): string {
  const place = start?.fields.findIndex(({ field }) => field === start.issuedOn) ?? -1
  return place === -1 ? form.issueDate : (form.values[place] ?? '')
}
