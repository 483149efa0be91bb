import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay, lastDay } from './days.ts'

export const workTemplates = {
  'professional-certification': {
    title: 'Certificación profesional',
    summary: 'Lo que sabes hacer, certificado por un colegio, un fabricante o un tribunal de examen.',
    checkedBy: 'El organismo que certifica',
    example: { title: 'Certificación en ingeniería de redes', checkedBy: 'Gremio de Ingeniería de Redes' },
    fields: {
      certification: ['Certificación', 'Su nombre exacto, con el nivel', 'Ingeniería de redes, nivel profesional'],
      certified_by: ['Certificado por', 'El nombre completo del organismo', 'Gremio de Ingeniería de Redes'],
      certified_on: ['Certificado el', 'La fecha del certificado', '2026-02-03'],
      valid_until: ['Válida hasta', 'Déjalo vacío si no caduca', '2029-02-03'],
    },
  },
  'first-aid': {
    title: 'Formación en primeros auxilios',
    summary: 'Una formación vigente en primeros auxilios o seguridad, como la que piden empresas y clubes.',
    checkedBy: 'La organización que te formó',
    example: { title: 'Primeros auxilios en el trabajo', checkedBy: 'Servicio de Rescate de Puerto Norte' },
    fields: {
      training: ['Formación', 'Su nombre exacto', 'Primeros auxilios en el trabajo, 9 unidades'],
      trained_by: ['Impartida por', 'La organización y el lugar', 'Servicio de Rescate de Puerto Norte, Puerto Norte'],
      completed_on: ['Terminada el', '', '2026-03-21'],
      valid_until: ['Válida hasta', 'Cuándo hay que renovarla', '2028-03-21'],
    },
  },
  'current-employment': {
    title: 'Empleo actual',
    summary: 'Dónde trabajas, en qué puesto y desde cuándo. No incluyas el sueldo.',
    checkedBy: 'El departamento de personal de la empresa',
    example: { title: 'Electricista naval en Ferris del Fiordo', checkedBy: 'Ferris del Fiordo S. A.' },
    fields: {
      position: ['Puesto', 'Como en tu contrato', 'Electricista naval'],
      employer: ['Empresa', 'El nombre registrado', 'Ferris del Fiordo S. A.'],
      place_of_work: ['Lugar de trabajo', 'La ciudad, o a distancia', 'Puerto Norte'],
      employed_since: ['En el puesto desde', firstDay, '2022-04-01'],
      extent: ['Jornada y contrato', 'Completa o parcial, indefinido o hasta cuándo', 'Jornada completa, indefinido'],
    },
  },
  'past-employment': {
    title: 'Empleo anterior',
    summary: 'Un trabajo que has tenido, con tus responsabilidades.',
    checkedBy: 'El departamento de personal de la antigua empresa',
    example: { title: 'Marinería en Carga Costera', checkedBy: 'Carga Costera S. L.' },
    fields: {
      last_position: ['Último puesto', 'Como en tu contrato o tu referencia', 'Marinería'],
      employer: ['Empresa', 'El nombre registrado entonces', 'Carga Costera S. L.'],
      from: ['Desde', firstDay, '2019-05-01'],
      until: ['Hasta', lastDay, '2022-03-31'],
      responsibilities: [
        'Responsabilidades',
        'Una o dos que se puedan comprobar',
        'Amarre, trinca de la carga, guardias',
      ],
    },
  },
  internship: {
    title: 'Prácticas o voluntariado',
    summary: 'Unas prácticas, un aprendizaje o un servicio voluntario.',
    checkedBy: 'Quien te supervisó allí',
    example: { title: 'Prácticas en la estación mareográfica', checkedBy: 'Oficina Hidrográfica del Puerto' },
    fields: {
      what_you_did: ['Qué hiciste', 'En pocas palabras', 'Prácticas, análisis de datos de mareas'],
      organization: ['Organización', 'El nombre completo y el lugar', 'Oficina Hidrográfica del Puerto, Puerto Norte'],
      from: ['Desde', firstDay, '2025-07-01'],
      until: ['Hasta', lastDay, '2025-09-30'],
      extent: ['Dedicación', 'Horas a la semana', '20 horas a la semana'],
    },
  },
  'professional-license': {
    title: 'Licencia profesional',
    summary: 'Una profesión que requiere permiso: medicina, derecho, enfermería, electricidad.',
    checkedBy: 'El colegio o la autoridad que concede la licencia',
    example: { title: 'Licencia de enfermería', checkedBy: 'Colegio de Enfermería' },
    fields: {
      profession: ['Profesión', 'Como la nombra la licencia', 'Enfermería'],
      licensed_by: ['Licencia concedida por', 'El colegio o la autoridad', 'Colegio de Enfermería, Distrito Oeste'],
      licensed_since: ['Con licencia desde', 'La fecha de la licencia', '2021-10-01'],
      limits: ['Límites', 'Si está limitada en tiempo, lugar o alcance', 'Ninguno'],
    },
  },
  award: {
    title: 'Premio o distinción',
    summary: 'Un premio, una beca o una distinción que has recibido.',
    checkedBy: 'Quien lo concedió',
    example: { title: 'Premio de Diseño de Ferris, primer puesto', checkedBy: 'Sociedad de Ingeniería Naval' },
    fields: {
      award: [
        'Premio',
        'Su nombre exacto, y el puesto o la categoría',
        'Premio de Diseño de Ferris, primer puesto, categoría abierta',
      ],
      awarded_by: ['Concedido por', 'El nombre completo', 'Sociedad de Ingeniería Naval'],
      awarded_for: ['Motivo', 'El trabajo o el logro', 'Un ferri eléctrico para aguas poco profundas'],
      awarded_on: ['Concedido el', 'El día de la entrega', '2025-06-12'],
    },
  },
} satisfies Partial<TemplateWords>
