import { countryCodes } from '@did/proofs/attributes/countries'
import { countryName } from '../texts/country-names.ts'

let countries: { value: string; label: string }[] | null = null

/** Every country to choose from, in the language's own order. */
export function listCountries(): { value: string; label: string }[] {
  countries ??= countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  return countries
}
