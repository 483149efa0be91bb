export const claimTypeLabels = {
  education: 'Bildungsnachweis',
  kyc: 'Identitätsprüfung',
  certification: 'Berufliches Zertifikat',
  employment: 'Beschäftigung',
  membership: 'Mitgliedschaft',
} as const

const wizardTypeLabels = {
  identity: 'Identität',
  license: 'Zulassung',
  credential: 'Nachweis',
  certificate: 'Zertifikat',
  award: 'Auszeichnung',
  custom: 'Sonstiges',
} as const
const labels: Readonly<Record<string, string>> = { ...claimTypeLabels, ...wizardTypeLabels }

/** Returns a type's name for screens. An unknown type only gets a capital first letter. */
export function claimTypeLabel(type: string): string {
  return Object.hasOwn(labels, type)
    ? (labels[type] ?? type)
    : type.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
