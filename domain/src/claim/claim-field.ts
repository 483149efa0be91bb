// This file must not contain a schema: the public verdict page imports the file, and a schema would
// make the page larger.

/**
 * The kind of a field decides how a page shows its value. The position in this list is a kind's
 * number in links, so new kinds come last.
 */
export const fieldKinds = ['text', 'date', 'number', 'choice', 'country'] as const
export type FieldKind = (typeof fieldKinds)[number]

export const descriptionField = 'description'

/**
 * The holder's name. Each credential has this field, even if its value is empty. The verifier signs
 * its label, too.
 */
export const holderNameField = { field: 'holder_name', label: 'Name', kind: 'text' } as const

/**
 * In a template, a date can have this word as its limit. The word means the day on which the owner
 * fills in the form.
 */
export const todayLimit = 'today'

/**
 * The values of a template's field that requires nothing. Old templates were stored without these
 * members, so each field of an old template counts as if it had these values.
 */
export const freeField: {
  hint: string
  kind: FieldKind
  isRequired: boolean
  isOpenByDefault: boolean
  choices: string[]
  example: string
  least: string
  most: string
} = { hint: '', kind: 'text', isRequired: false, isOpenByDefault: false, choices: [], example: '', least: '', most: '' }
