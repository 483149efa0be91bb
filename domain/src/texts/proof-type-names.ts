// No schema may stand here: the public verdict page names levels without a validator.

const names: Readonly<Record<string, string>> = {
  RangeProof: 'Range',
  EqualityProof: 'Equality',
  MembershipProof: 'Membership',
  AgeProof: 'Age',
  CustomProof: 'Custom',
  IdentityProof: 'Identity',
  CredentialProof: 'Credential',
  LocationProof: 'Location',
  IncomeProof: 'Income',
  EducationProof: 'Education',
}

/** Returns the name of a proof's type or an attestation's level. An unknown one stays as it is. */
export function proofTypeName(type: string): string {
  return Object.hasOwn(names, type) ? (names[type] ?? type) : type
}
