import * as claimType from '@did/domain/texts/ar/claim/claim-type-names'
import * as proofTypes from '@did/domain/texts/ar/proof/proof-type-names'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}

export const reviewTexts = {
  accredited: 'جهة تحقق معتمدة',
  'self-registered': 'سجّلت نفسها ولم تُراجَع',
  suspended: 'موقوفة',
  'suspended-since': 'أُوقفت بعد توقيعها',
  'accredited-since': 'اعتُمدت بعد توقيعها',
} as const

export const resembles = (known: string) => `هذا الاسم يشبه اسم مؤسسة أخرى: ${known}.`

export function proofTypeName(type: string): string {
  return proofTypes.proofTypeName(type)
}
