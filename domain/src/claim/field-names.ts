import { nameField } from './claim-fields.ts'

export type NamedField = { field: string; label: string }

/**
 * Tells whether a field's machine-readable name is the name that the page makes from the field's
 * label. A number may follow the name, because two labels of a claim may give the same name.
 */
export function isNamedByLabel({ field, label }: NamedField): boolean {
  const made = nameField(label, new Set())
  return field === made || withoutNumber(field) === made
}

/** Removes the number by which `nameField` tells equal names apart. */
export function withoutNumber(field: string): string {
  return field.replace(/_[1-9]\d?$/, '')
}
