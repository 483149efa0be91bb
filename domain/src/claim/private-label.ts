/**
 * For each private attribute, a pattern for the labels under which people write its value into a
 * field.
 */
const labels: readonly [field: string, words: RegExp][] = [
  ['dateOfBirth', /\b(?:date of birth|birth ?date|birthday|born|dob)\b/i],
  ['documentNumber', /\b(?:passport|document|card|permit|driv\w*(?:['’]s)? licen[cs]e|visa) (?:number|no\b|nr\b)/i],
  [
    'nationalId',
    /\b(?:national (?:id|identi\w+)|(?:id|identity|identification|personal|tax\w*) (?:number|no\b|code)|ssn|social security)\b/i,
  ],
  ['address', /^(?:\w+ )?address$/i],
  ['incomeLevel', /\b(?:income|salary|wages?)\b/i],
  ['creditScore', /\bcredit score\b/i],
]

/**
 * Returns the private attribute that a field's label names, or null. The claim's type may lack this
 * attribute.
 */
export function findPrivateAttribute(label: string): string | null {
  return labels.find(([, words]) => words.test(label))?.[0] ?? null
}
