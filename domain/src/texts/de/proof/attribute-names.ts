const names: Readonly<Record<string, string>> = {
  name: 'Name',
  dateOfBirth: 'Geburtsdatum',
  nationalId: 'Identifikationsnummer',
  address: 'Adresse',
  institution: 'Einrichtung',
  degree: 'Abschluss',
  fieldOfStudy: 'Studienfach',
  graduationDate: 'Abschlussdatum',
  gpa: 'Notendurchschnitt',
  employer: 'Arbeitgeber',
  position: 'Stelle',
  startDate: 'Startdatum',
  endDate: 'Enddatum',
  responsibilities: 'Aufgaben',
  incomeLevel: 'Einkommen',
  creditScore: 'Bonitätswert',
  employmentStatus: 'Beschäftigungsverhältnis',
  assets: 'Vermögen',
  country: 'Land',
  documentNumber: 'Dokumentnummer',
  age_over_18: '18 oder älter',
  educationLevel: 'Bildungsabschluss',
  level: 'Stufe',
  expiryDate: 'Ablaufdatum',
  field1: 'Feld 1',
  field2: 'Feld 2',
  field3: 'Feld 3',
}

/**
 * Returns an attribute's name, or null for an unknown field. A stranger may name a field
 * `constructor`, which every object has.
 */
export function nameAttribute(field: string): string | null {
  return (Object.hasOwn(names, field) && names[field]) || null
}
