export const claimTypeLabels = {
  education: 'Formación académica',
  kyc: 'Verificación de identidad (KYC)',
  certification: 'Certificación profesional',
  employment: 'Experiencia laboral',
  membership: 'Afiliación',
} as const

const wizardTypeLabels = {
  identity: 'Identidad',
  license: 'Licencia',
  credential: 'Credencial',
  certificate: 'Certificado',
  award: 'Premio',
  custom: 'Personalizada',
} as const
const labels: Readonly<Record<string, string>> = { ...claimTypeLabels, ...wizardTypeLabels }

/** Returns a type's name for screens. An unknown type only gets a capital first letter. */
export function claimTypeLabel(type: string): string {
  return Object.hasOwn(labels, type)
    ? (labels[type] ?? type)
    : type.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
