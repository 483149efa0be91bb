import * as claimType from '@did/domain/texts/de/claim/claim-type-names'
import * as proofTypes from '@did/domain/texts/de/proof/proof-type-names'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}

export const reviewTexts = {
  accredited: 'Akkreditierte Prüfstelle',
  'self-registered': 'Selbst eingetragen, nicht überprüft',
  suspended: 'Gesperrt',
  'suspended-since': 'Nach der Signatur gesperrt',
  'accredited-since': 'Erst nach der Signatur akkreditiert',
} as const

export const resembles = (known: string) => `Der Name ähnelt dem von ${known}, einer anderen Organisation.`

export function proofTypeName(type: string): string {
  return proofTypes.proofTypeName(type)
}
