import * as z from 'zod/mini'
import { isName } from '../hidden/is-name.ts'
import { textSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { maximumOrganizationLength } from './limits.ts'

/**
 * A schema for an organisation's name, composed (NFC) and with single plain spaces. It refuses
 * invisible and reordering characters, because they make one name look like another: control and
 * format characters, bidirectional marks, ignorable, private and unassigned characters.
 */
export const organizationSchema = textSchema(fieldNames.organization, maximumOrganizationLength).check(
  z.overwrite(normalizeOrganizationName),
  z.refine((name) => name === '' || isOrganizationName(name), complaints.notVisible),
)

export function normalizeOrganizationName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** Tells whether every character is visible and at least one is a letter. */
export function isOrganizationName(name: string): boolean {
  return isVisibleText(name) && isName(name)
}

/** Tells whether a text has no invisible or reordering character and no line break. */
export function isVisibleText(name: string): boolean {
  return !/[\u2800\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(name)
}
