// No schema may stand here: the public verdict page uses these words without a validator.

/** How a page shows a value. A kind's place is its number in links, so new kinds come last. */
export const fieldKinds = ['text', 'date', 'number', 'choice', 'country'] as const
export type FieldKind = (typeof fieldKinds)[number]

export const descriptionField = 'description'

/** Each credential has this field, even when its value is empty. The verifier signs its label. */
export const holderNameField = { field: 'holder_name', label: 'Name', kind: 'text' } as const

/** The limit of a date that is the day on which the owner fills in the form. */
export const todayLimit = 'today'

/** What a template's field says without any wishes. An old template's field says nothing else. */
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
