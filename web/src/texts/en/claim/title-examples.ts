/** The keys are the claim types of the wizard and of “Add Claim”. */
export const titleExamples: Readonly<Record<string, string>> = {
  identity: 'Proof of identity',
  education: 'BSc Computer Science',
  employment: 'Engineer at Quinta do Vale',
  certification: 'Certified welder',
  kyc: 'Resident of Porto',
  license: 'Driving licence',
  credential: 'First aid course',
  membership: 'Member of the sailing club',
  certificate: 'Certified welder',
  award: 'Best thesis of 2024',
}
