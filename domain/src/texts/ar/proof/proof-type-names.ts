// This file must not contain a schema: the public verdict page imports the file, and a schema would
// make the page larger.

const names: Readonly<Record<string, string>> = {
  RangeProof: 'قيمة ضمن حدود',
  EqualityProof: 'قيمة محددة',
  MembershipProof: 'إحدى عدة قيم',
  AgeProof: 'العمر',
  CustomProof: 'نوع آخر',
  IdentityProof: 'الهوية',
  CredentialProof: 'وثيقة رقمية',
  LocationProof: 'مكان الإقامة',
  IncomeProof: 'الدخل',
  EducationProof: 'التعليم',
}

/**
 * Returns the name of a proof's type or an attestation's level. An unknown type is returned
 * unchanged.
 */
export function proofTypeName(type: string): string {
  return Object.hasOwn(names, type) ? (names[type] ?? type) : type
}
