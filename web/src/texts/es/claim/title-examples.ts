export const titleExamples: Readonly<Record<string, string>> = {
  identity: 'Prueba de identidad',
  education: 'Grado en Ingeniería Informática',
  employment: 'Ingeniera en Quinta del Valle',
  certification: 'Certificado de soldadura',
  kyc: 'Residencia en Oporto',
  license: 'Permiso de conducir',
  credential: 'Curso de primeros auxilios',
  membership: 'Miembro del club de vela',
  certificate: 'Certificado de soldadura',
  award: 'Mejor tesis de 2024',
}
