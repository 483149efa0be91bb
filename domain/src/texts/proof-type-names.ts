// No schema here: the public verdict page names levels too, and must not load a validator for it.

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

/** The one name of a proof's type, and so of a verification's level, on every screen. An unknown level is shown as it is. */
export function proofTypeName(type: string): string {
  return Object.hasOwn(names, type) ? (names[type] ?? type) : type
}
