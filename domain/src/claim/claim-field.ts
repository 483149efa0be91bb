// This file must not contain a schema: the public verdict page imports the file, and a schema would
// make the page larger.

/**
 * The kind of a field decides how a page shows its value. A kind's position in this list is its
 * number in links, so new kinds come last.
 */
export const fieldKinds = ['text', 'date', 'number', 'choice', 'country'] as const
export type FieldKind = (typeof fieldKinds)[number]

export const descriptionField = 'description'

/**
 * The holder's name. Each credential has this field, even with an empty value. The verifier signs
 * its label, too.
 */
export const holderNameField = { field: 'holder_name', label: 'Name', kind: 'text' } as const

/**
 * As the limit of a date in a template, this word means the day on which the owner fills in the
 * form.
 */
export const todayLimit = 'today'

/**
 * The values of a template's field that requires nothing. Fields of old templates were stored
 * without these members, and count as if they had these values.
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
