import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay } from './days.ts'

export const learningTemplates = {
  'university-degree': {
    title: 'Título universitario',
    summary: 'Un grado, un máster o un doctorado, tal como figura en tu diploma.',
    checkedBy: 'La secretaría de la universidad',
    example: { title: 'Máster en Biología Marina', checkedBy: 'Universidad de Puerto Norte' },
    fields: {
      awarded_by: ['Expedido por', 'El nombre completo de la institución', 'Universidad de Puerto Norte'],
      degree: ['Título', 'Su nombre exacto, como en el diploma', 'Máster Universitario'],
      field_of_study: ['Especialidad', 'La materia principal', 'Biología Marina'],
      awarded_on: ['Expedido el', 'La fecha del diploma', '2023-07-14'],
      student_number: ['Número de estudiante', 'Si la institución lo necesita para encontrarte', '20481'],
    },
  },
  'school-leaving-certificate': {
    title: 'Título de secundaria o bachillerato',
    summary: 'Que terminaste los estudios escolares: bachillerato, secundaria u otro título equivalente.',
    checkedBy: 'La secretaría del centro o la autoridad educativa',
    example: { title: 'Título de Bachillerato', checkedBy: 'Instituto de Puerto Norte' },
    fields: {
      certificate: ['Título', 'Su nombre exacto', 'Bachillerato de Ciencias'],
      school: ['Centro', 'El nombre completo y la ciudad', 'Instituto de Puerto Norte, Puerto Norte'],
      year: ['Año', 'En el que terminaste', '2018'],
    },
  },
  enrollment: {
    title: 'Matrícula de estudiante',
    summary: 'Que estudias ahora, para descuentos, visados y becas.',
    checkedBy: 'La secretaría del centro o de la universidad',
    example: { title: 'Estudiante de Ingeniería Naval', checkedBy: 'Escuela Técnica del Puerto' },
    fields: {
      institution: ['Institución', 'El nombre completo y la ciudad', 'Escuela Técnica del Puerto, Puerto Norte'],
      program: ['Programa', 'Qué estudias y para qué título', 'Grado en Ingeniería Naval, tiempo completo'],
      enrolled_since: ['Matrícula desde', firstDay, '2025-09-01'],
      enrolled_until: ['Matrícula hasta', 'El final del periodo actual', '2027-03-31'],
    },
  },
  'course-completion': {
    title: 'Curso o formación terminados',
    summary: 'Un curso, un taller o una formación en línea que has terminado.',
    checkedBy: 'Quien impartió el curso',
    example: { title: 'Estadística para la pesca', checkedBy: 'Academia Costa Abierta' },
    fields: {
      course: ['Curso', 'Su título, y el nivel si lo tiene', 'Estadística para la pesca, nivel 2'],
      provider: ['Impartido por', 'La organización o persona', 'Academia Costa Abierta'],
      extent: ['Duración', 'Horas o créditos', '40 horas, 2 créditos ECTS'],
      completed_on: ['Terminado el', 'El último día o la fecha del certificado', '2025-11-30'],
    },
  },
  'language-certificate': {
    title: 'Certificado de idioma',
    summary: 'Qué nivel tienes de un idioma, según un examen.',
    checkedBy: 'El tribunal del examen o la escuela de idiomas',
    example: { title: 'Portugués, nivel B2', checkedBy: 'Instituto de Línguas do Cais' },
    fields: {
      language: ['Idioma', '', 'Portugués'],
      level: ['Nivel', 'En la escala del examen, por ejemplo B2', 'B2'],
      examination: ['Examen', 'Su nombre exacto', 'Exame Intermédio'],
      result: ['Resultado', 'Si quieres mostrarlo', 'Bien'],
      taken_on: ['Examen realizado el', 'El día del examen', '2025-05-08'],
    },
  },
} satisfies Partial<TemplateWords>
