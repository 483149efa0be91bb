import { type BuiltInTemplate, field, past, required } from '../../../built-in-template.ts'
import { firstDay, lastDay } from './day-hints.ts'

export const workTemplates: readonly BuiltInTemplate[] = [
  {
    ref: 'professional-certification',
    type: 'certification',
    title: 'Certificación profesional',
    summary: 'Lo que sabes hacer, certificado por un colegio, un fabricante o un tribunal de examen.',
    checkedBy: 'El organismo que certifica',
    example: { title: 'Certificación en ingeniería de redes', checkedBy: 'Gremio de Ingeniería de Redes' },
    issuedOn: 'Certificado el',
    issuedBy: 'Certificado por',
    fields: [
      required('Certificación', 'Su nombre exacto, con el nivel', 'Ingeniería de redes, nivel profesional', {
        id: 'certification',
      }),
      field('Certificado por', 'El nombre completo del organismo', 'Gremio de Ingeniería de Redes', {
        id: 'certified_by',
      }),
      field('Certificado el', 'La fecha del certificado', '2026-02-03', { ...past, id: 'certified_on' }),
      field('Válida hasta', 'Déjalo vacío si no caduca', '2029-02-03', { id: 'valid_until', kind: 'date' }),
    ],
  },
  {
    ref: 'first-aid',
    type: 'certification',
    title: 'Formación en primeros auxilios',
    summary: 'Una formación vigente en primeros auxilios o seguridad, como la que piden empresas y clubes.',
    checkedBy: 'La organización que te formó',
    example: { title: 'Primeros auxilios en el trabajo', checkedBy: 'Servicio de Rescate de Puerto Norte' },
    issuedOn: 'Terminada el',
    issuedBy: 'Impartida por',
    fields: [
      required('Formación', 'Su nombre exacto', 'Primeros auxilios en el trabajo, 9 unidades', { id: 'training' }),
      field('Impartida por', 'La organización y el lugar', 'Servicio de Rescate de Puerto Norte, Puerto Norte', {
        id: 'trained_by',
      }),
      field('Terminada el', '', '2026-03-21', { ...past, id: 'completed_on' }),
      field('Válida hasta', 'Cuándo hay que renovarla', '2028-03-21', { id: 'valid_until', kind: 'date' }),
    ],
  },
  {
    ref: 'current-employment',
    type: 'employment',
    title: 'Empleo actual',
    summary: 'Dónde trabajas, en qué puesto y desde cuándo. No incluyas el sueldo.',
    checkedBy: 'El departamento de personal de la empresa',
    example: { title: 'Electricista naval en Ferris del Fiordo', checkedBy: 'Ferris del Fiordo S. A.' },
    issuedBy: 'Empresa',
    fields: [
      required('Puesto', 'Como en tu contrato', 'Electricista naval', { id: 'position' }),
      field('Empresa', 'El nombre registrado', 'Ferris del Fiordo S. A.', { id: 'employer' }),
      field('Lugar de trabajo', 'La ciudad, o a distancia', 'Puerto Norte', { id: 'place_of_work' }),
      field('En el puesto desde', firstDay, '2022-04-01', { ...past, id: 'employed_since' }),
      field('Jornada y contrato', 'Completa o parcial, indefinido o hasta cuándo', 'Jornada completa, indefinido', {
        id: 'extent',
      }),
    ],
  },
  {
    ref: 'past-employment',
    type: 'employment',
    title: 'Empleo anterior',
    summary: 'Un trabajo que has tenido, con tus responsabilidades.',
    checkedBy: 'El departamento de personal de la antigua empresa',
    example: { title: 'Marinería en Carga Costera', checkedBy: 'Carga Costera S. L.' },
    issuedBy: 'Empresa',
    fields: [
      required('Último puesto', 'Como en tu contrato o tu referencia', 'Marinería', { id: 'last_position' }),
      field('Empresa', 'El nombre registrado entonces', 'Carga Costera S. L.', { id: 'employer' }),
      field('Desde', firstDay, '2019-05-01', { ...past, id: 'from' }),
      field('Hasta', lastDay, '2022-03-31', { ...past, id: 'until' }),
      field('Responsabilidades', 'Una o dos que se puedan comprobar', 'Amarre, trinca de la carga, guardias', {
        id: 'responsibilities',
      }),
    ],
  },
  {
    ref: 'internship',
    type: 'employment',
    title: 'Prácticas o voluntariado',
    summary: 'Unas prácticas, un aprendizaje o un servicio voluntario.',
    checkedBy: 'Quien te supervisó allí',
    example: { title: 'Prácticas en la estación mareográfica', checkedBy: 'Oficina Hidrográfica del Puerto' },
    issuedBy: 'Organización',
    fields: [
      required('Qué hiciste', 'En pocas palabras', 'Prácticas, análisis de datos de mareas', { id: 'what_you_did' }),
      field('Organización', 'El nombre completo y el lugar', 'Oficina Hidrográfica del Puerto, Puerto Norte', {
        id: 'organization',
      }),
      field('Desde', firstDay, '2025-07-01', { ...past, id: 'from' }),
      field('Hasta', lastDay, '2025-09-30', { id: 'until', kind: 'date' }),
      field('Dedicación', 'Horas a la semana', '20 horas a la semana', { id: 'extent' }),
    ],
  },
  {
    ref: 'professional-license',
    type: 'license',
    title: 'Licencia profesional',
    summary: 'Una profesión que requiere permiso: medicina, derecho, enfermería, electricidad.',
    checkedBy: 'El colegio o la autoridad que concede la licencia',
    example: { title: 'Licencia de enfermería', checkedBy: 'Colegio de Enfermería' },
    issuedOn: 'Con licencia desde',
    issuedBy: 'Licencia concedida por',
    fields: [
      required('Profesión', 'Como la nombra la licencia', 'Enfermería', { id: 'profession' }),
      field('Licencia concedida por', 'El colegio o la autoridad', 'Colegio de Enfermería, Distrito Oeste', {
        id: 'licensed_by',
      }),
      field('Con licencia desde', 'La fecha de la licencia', '2021-10-01', { ...past, id: 'licensed_since' }),
      field('Límites', 'Si está limitada en tiempo, lugar o alcance', 'Ninguno', { id: 'limits' }),
    ],
  },
  {
    ref: 'award',
    type: 'award',
    title: 'Premio o distinción',
    summary: 'Un premio, una beca o una distinción que has recibido.',
    checkedBy: 'Quien lo concedió',
    example: { title: 'Premio de Diseño de Ferris, primer puesto', checkedBy: 'Sociedad de Ingeniería Naval' },
    issuedOn: 'Concedido el',
    issuedBy: 'Concedido por',
    fields: [
      required(
        'Premio',
        'Su nombre exacto, y el puesto o la categoría',
        'Premio de Diseño de Ferris, primer puesto, categoría abierta',
        { id: 'award' },
      ),
      field('Concedido por', 'El nombre completo', 'Sociedad de Ingeniería Naval', { id: 'awarded_by' }),
      field('Motivo', 'El trabajo o el logro', 'Un ferri eléctrico para aguas poco profundas', { id: 'awarded_for' }),
      field('Concedido el', 'El día de la entrega', '2025-06-12', { ...past, id: 'awarded_on' }),
    ],
  },
]
