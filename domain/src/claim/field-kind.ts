// No schema may stand in this file: the public verdict page imports it without a validator.

/**
 * The kind of a field decides how a page shows its value. The position in this list is a kind's
 * number in links, so new kinds come last.
 */
export const fieldKinds = ['text', 'date', 'number', 'choice', 'country'] as const
export type FieldKind = (typeof fieldKinds)[number]
