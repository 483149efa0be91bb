/** Names of the specification's fields, and of further fields that a proof needs. */
const names: Readonly<Record<string, string>> = {
  name: 'Name',
  dateOfBirth: 'Date of birth',
  nationalId: 'National ID',
  address: 'Address',
  institution: 'Institution',
  degree: 'Degree',
  fieldOfStudy: 'Field of study',
  graduationDate: 'Graduation date',
  gpa: 'GPA',
  employer: 'Employer',
  position: 'Position',
  startDate: 'Start date',
  endDate: 'End date',
  responsibilities: 'Responsibilities',
  incomeLevel: 'Income level',
  creditScore: 'Credit score',
  employmentStatus: 'Employment status',
  assets: 'Assets',
  country: 'Country',
  documentNumber: 'Document number',
  age_over_18: '18 or older',
  educationLevel: 'Level of education',
  level: 'Level',
  expiryDate: 'Expiry date',
  field1: 'Field 1',
  field2: 'Field 2',
  field3: 'Field 3',
}

/**
 * Returns an attribute's name, or null for an unknown field. A stranger may name a field
 * `constructor`, which every object has.
 */
export function nameAttribute(field: string): string | null {
  return (Object.hasOwn(names, field) && names[field]) || null
}
