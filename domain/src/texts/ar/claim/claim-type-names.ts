// This file must not contain a schema: the public verdict page imports the file, and a schema would
// make the page larger.

export const claimTypeLabels = {
  education: 'مؤهل تعليمي',
  kyc: 'التحقق من الهوية (KYC)',
  certification: 'شهادة مهنية',
  employment: 'سجل وظيفي',
  membership: 'عضوية',
} as const

const wizardTypeLabels = {
  identity: 'هوية',
  license: 'رخصة',
  credential: 'وثيقة رقمية',
  certificate: 'شهادة',
  award: 'جائزة',
  custom: 'نوع آخر',
} as const
const labels: Readonly<Record<string, string>> = { ...claimTypeLabels, ...wizardTypeLabels }

/** Returns a type's name for screens. An unknown type only gets a capital first letter. */
export function claimTypeLabel(type: string): string {
  return Object.hasOwn(labels, type)
    ? (labels[type] ?? type)
    : type.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
