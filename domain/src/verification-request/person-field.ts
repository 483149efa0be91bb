import { holderNameField } from '../claim/claim-field.ts'
import { findPrivateAttribute } from '../claim/private-label.ts'
import { toLatinLetters } from '../fold/homoglyphs.ts'

const identifying: readonly (string | null)[] = ['dateOfBirth', 'nationalId']
/**
 * Matches the labels of a date of birth and of a national identification number in each language of
 * the page except English.
 */
const inOtherLanguages =
  /geburts(?:datum|tag)|(?:ausweis|steuer(?:identifikations)?|sozialversicherungs)-?nummer|nacimiento|número de identi|\b(?:dni|nie|nif)\b|ميلاد|رقم الهوية|الرقم الوطني/i

/**
 * Tells whether a field identifies a person: the holder's name, the date of birth or a national
 * number. These fields have the same value in every claim about the person, whatever the claim's
 * type.
 */
export function isOfPerson({ field, label }: { field: string; label: string }): boolean {
  if (field === holderNameField.field) return true
  const names = [label, field.replaceAll('_', ' ')]
  return [...names, ...names.map(toLatinLetters)].some(
    (words) => identifying.includes(findPrivateAttribute(words)) || inOtherLanguages.test(words),
  )
}
