const names: Readonly<Record<string, string>> = {
  RangeProof: 'Wertebereich',
  EqualityProof: 'Gleichheit',
  MembershipProof: 'Zugehörigkeit',
  AgeProof: 'Alter',
  CustomProof: 'Sonstiges',
  IdentityProof: 'Identität',
  CredentialProof: 'Nachweis',
  LocationProof: 'Wohnsitz',
  IncomeProof: 'Einkommen',
  EducationProof: 'Bildung',
}

/**
 * Returns the name of a proof's type or an attestation's level. An unknown type is returned
 * unchanged.
 */
export function proofTypeName(type: string): string {
  return Object.hasOwn(names, type) ? (names[type] ?? type) : type
}
