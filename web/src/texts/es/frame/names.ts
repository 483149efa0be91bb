import * as claimType from '@did/domain/texts/es/claim/claim-type-names'
import * as proofTypes from '@did/domain/texts/es/proof/proof-type-names'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}

export const reviewTexts = {
  accredited: 'Entidad verificadora acreditada',
  'self-registered': 'Inscrita por su cuenta, sin revisar',
  suspended: 'Suspendida',
  'suspended-since': 'Suspendida después de firmar',
  'accredited-since': 'Acreditada después de firmar',
} as const

export const resembles = (known: string) => `Su nombre se parece a ${known}, que es otra organización.`

export function proofTypeName(type: string): string {
  return proofTypes.proofTypeName(type)
}
