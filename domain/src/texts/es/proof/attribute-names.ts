const names: Readonly<Record<string, string>> = {
  name: 'Nombre',
  dateOfBirth: 'Fecha de nacimiento',
  nationalId: 'Número de identidad',
  address: 'Domicilio',
  institution: 'Institución',
  degree: 'Titulación',
  fieldOfStudy: 'Área de estudios',
  graduationDate: 'Fecha de graduación',
  gpa: 'Nota media',
  employer: 'Empresa',
  position: 'Puesto',
  startDate: 'Fecha de inicio',
  endDate: 'Fecha de fin',
  responsibilities: 'Funciones',
  incomeLevel: 'Nivel de ingresos',
  creditScore: 'Puntuación crediticia',
  employmentStatus: 'Situación laboral',
  assets: 'Patrimonio',
  country: 'País',
  documentNumber: 'Número de documento',
  age_over_18: '18 años o más',
  educationLevel: 'Nivel de estudios',
  level: 'Nivel',
  expiryDate: 'Fecha de caducidad',
  field1: 'Campo 1',
  field2: 'Campo 2',
  field3: 'Campo 3',
}

/**
 * Returns an attribute's name, or null for an unknown field. A stranger may name a field
 * `constructor`, which every object has.
 */
export function nameAttribute(field: string): string | null {
  return (Object.hasOwn(names, field) && names[field]) || null
}
