const names: Readonly<Record<string, string>> = {
  RangeProof: 'Intervalo',
  EqualityProof: 'Igualdad',
  MembershipProof: 'Pertenencia',
  AgeProof: 'Edad',
  CustomProof: 'Personalizada',
  IdentityProof: 'Identidad',
  CredentialProof: 'Credencial',
  LocationProof: 'Residencia',
  IncomeProof: 'Ingresos',
  EducationProof: 'Estudios',
}

/**
 * Returns the name of a proof's type or an attestation's level. An unknown type is returned
 * unchanged.
 */
export function proofTypeName(type: string): string {
  return Object.hasOwn(names, type) ? (names[type] ?? type) : type
}
