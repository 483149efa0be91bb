import { nameField } from './claim-fields.ts'

type DatedField = { field: string; label: string; kind: string; value: string }
type Part = 'beginning' | 'award' | 'ending' | 'expiry'

/**
 * What a date says about a period, and the names of such dates. A document is often awarded after
 * the period that it tells of, so only an expiry must not precede an award.
 */
const parts: readonly [Part, RegExp][] = [
  ['expiry', /^(valid_(until|to|through)|expir(es|es_on|es_at|y|y_date|ation|ation_date)|date_of_expir(y|ation))$/],
  ['ending', /^(to|until|end|ended|end_date|ended_on|\w+_(until|to))$/],
  ['beginning', /^(from|since|start|started|start_date|started_on|\w+_(since|from))$/],
  ['beginning', /^(appointed|employed|hired|joined|enrolled|admitted|elected|begun)_on$/],
  [
    'award',
    /^((awarded|certified|completed|granted|issued|licensed|passed|taken|trained)_on|(issue_date|date_of_issue))$/,
  ],
]

/**
 * Returns the index of the first field whose date ends a period before the period begins, or null.
 * `issueDate` may be ''. Dates whose names say nothing about a period are not compared.
 */
export function findCrossedEnd(fields: readonly DatedField[], issueDate = ''): number | null {
  const dates = fields
    .map((each, place) => ({ value: each.value, place, kind: each.kind, part: findPart(each) }))
    .filter(({ kind, value }) => kind === 'date' && value !== '')
  const latest = (...wanted: Part[]) =>
    dates
      .flatMap(({ part, value }) => (part && wanted.includes(part) ? [value] : []))
      .toSorted()
      .at(-1) ?? ''
  const begun = latest('beginning')
  const issued = [begun, latest('award'), issueDate].toSorted().at(-1) ?? ''
  const isCrossed = ({ part, value }: (typeof dates)[number]) =>
    (part === 'ending' && value < begun) || (part === 'expiry' && value < issued)
  return dates.find(isCrossed)?.place ?? null
}

/**
 * Finds what a date says about a period, first by the field's machine-readable name, and then by
 * its label.
 */
function findPart({ field, label }: DatedField): Part | null {
  return nameOfPart(field) ?? nameOfPart(nameField(label, new Set()))
}

function nameOfPart(name: string): Part | null {
  return parts.find(([, words]) => words.test(name.replace(/_\d+$/, '')))?.[0] ?? null
}
