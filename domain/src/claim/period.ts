type DatedField = { field: string; kind: string; value: string }

/** The names of fields that begin or end a period, as templates and owners call them. */
const beginnings = /^(from|since|start|started|start_date|started_on|valid_from|\w+_(since|from))$/
const endings = /^(to|until|end|ended|end_date|ended_on|valid_until|expires_on|expiry_date|\w+_(until|to))$/

/** Returns the place of a date that ends a period before the period begins, or null. */
export function findCrossedEnd(fields: readonly DatedField[]): number | null {
  const dates = fields.map((each, place) => ({ ...each, place })).filter(({ kind }) => kind === 'date')
  const begins = dates.filter(({ field }) => beginnings.test(field))
  const crossed = dates.find(({ field, value }) => endings.test(field) && begins.some((begin) => value < begin.value))
  return crossed?.place ?? null
}
