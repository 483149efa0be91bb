import { maximumLength } from './constants.ts'
import { textSchema } from './text.ts'
import { complaints, fieldNames } from './texts/complaints.ts'

/**
 * An organisation's name as a person typed it: composed (NFC), with single plain spaces. Refused is what nobody can see and what
 * changes the order of what they see, because it makes one name out of another: control and format characters, bidirectional
 * marks, zero-width and other ignorable characters, private and unassigned ones.
 */
export const organizationSchema = textSchema(fieldNames.organization, maximumLength.organization)
  .overwrite(normalizeOrganizationName)
  .refine((name) => name === '' || isOrganizationName(name), complaints.notVisible)

export function normalizeOrganizationName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** Whether every character can be seen and at least one is a letter or a digit. */
export function isOrganizationName(name: string): boolean {
  return isVisibleText(name) && /[\p{L}\p{N}]/u.test(name)
}

/** Whether a name of one line has nothing in it that cannot be seen or that reorders what is seen. */
export function isVisibleText(name: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(name)
}
