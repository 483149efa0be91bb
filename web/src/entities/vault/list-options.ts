import type { AttributeEncoding } from '@did/domain/proof/proof-vocabulary'
import { countryCodes } from '@did/domain/protocol/country-codes'
import { countryName } from '@did/domain/texts/en/country-names'
import { educationLevelTexts } from '../../texts/en/proof/proof.ts'

type Option = { value: string; label: string }

/** Returns null for an attribute whose value a person types. */
export function listOptions(encoding: AttributeEncoding, { yes, no }: { yes: string; no: string }): Option[] | null {
  switch (encoding) {
    case 'boolean':
      return [
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]
    case 'ordinal':
      return Object.entries(educationLevelTexts).map(([value, label]) => ({ value, label }))
    case 'country':
      return listCountries()
    case 'text':
    case 'date':
    case 'number':
    case 'decimal':
      return null
  }
}

let countries: Option[] | null = null

/** The countries are sorted by their names on screen. */
export function listCountries(): Option[] {
  countries ??= countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  return countries
}
