/** What the fields of SPEC.md 5, and those that a proof needs beside them, are called on screen. */
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
  age_over_18: '18 or older',
  educationLevel: 'Level of education',
  level: 'Level',
  expiryDate: 'Expiry date',
  field1: 'Field 1',
  field2: 'Field 2',
  field3: 'Field 3',
}

/** Null for a field that is not ours: whoever built a link, a request or attributes chose its name, and may choose what every object has. */
export function nameAttribute(field: string): string | null {
  return (Object.hasOwn(names, field) && names[field]) || null
}
