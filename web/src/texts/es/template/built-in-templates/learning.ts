import { type BuiltInTemplate, field, past, required } from '../../../built-in-template.ts'
import { firstDay } from './day-hints.ts'

export const learningTemplates: readonly BuiltInTemplate[] = [
  {
    ref: 'university-degree',
    type: 'education',
    title: 'Título universitario',
    summary: 'Un grado, un máster o un doctorado, tal como figura en tu diploma.',
    checkedBy: 'La secretaría de la universidad',
    example: { title: 'Máster en Biología Marina', checkedBy: 'Universidad de Puerto Norte' },
    issuedOn: 'Expedido el',
    issuedBy: 'Expedido por',
    fields: [
      required('Expedido por', 'El nombre completo de la institución', 'Universidad de Puerto Norte', {
        id: 'awarded_by',
      }),
      required('Título', 'Su nombre exacto, como en el diploma', 'Máster Universitario', { id: 'degree' }),
      field('Especialidad', 'La materia principal', 'Biología Marina', { id: 'field_of_study' }),
      required('Expedido el', 'La fecha del diploma', '2023-07-14', { ...past, id: 'awarded_on' }),
      field('Número de estudiante', 'Si la institución lo necesita para encontrarte', '20481', {
        id: 'student_number',
      }),
    ],
  },
  {
    ref: 'school-leaving-certificate',
    type: 'education',
    title: 'Título de secundaria o bachillerato',
    summary: 'Que terminaste los estudios escolares: bachillerato, secundaria u otro título equivalente.',
    checkedBy: 'La secretaría del centro o la autoridad educativa',
    example: { title: 'Título de Bachillerato', checkedBy: 'Instituto de Puerto Norte' },
    issuedBy: 'Centro',
    fields: [
      required('Título', 'Su nombre exacto', 'Bachillerato de Ciencias', { id: 'certificate' }),
      field('Centro', 'El nombre completo y la ciudad', 'Instituto de Puerto Norte, Puerto Norte', { id: 'school' }),
      field('Año', 'En el que terminaste', '2018', { id: 'year', kind: 'number', least: '1900', most: '2100' }),
    ],
  },
  {
    ref: 'enrollment',
    type: 'education',
    title: 'Matrícula de estudiante',
    summary: 'Que estudias ahora, para descuentos, visados y becas.',
    checkedBy: 'La secretaría del centro o de la universidad',
    example: { title: 'Estudiante de Ingeniería Naval', checkedBy: 'Escuela Técnica del Puerto' },
    issuedBy: 'Institución',
    fields: [
      required('Institución', 'El nombre completo y la ciudad', 'Escuela Técnica del Puerto, Puerto Norte', {
        id: 'institution',
      }),
      field('Programa', 'Qué estudias y para qué título', 'Grado en Ingeniería Naval, tiempo completo', {
        id: 'program',
      }),
      field('Matrícula desde', firstDay, '2025-09-01', { ...past, id: 'enrolled_since' }),
      field('Matrícula hasta', 'El final del periodo actual', '2027-03-31', { id: 'enrolled_until', kind: 'date' }),
    ],
  },
  {
    ref: 'course-completion',
    type: 'certificate',
    title: 'Curso o formación terminados',
    summary: 'Un curso, un taller o una formación en línea que has terminado.',
    checkedBy: 'Quien impartió el curso',
    example: { title: 'Estadística para la pesca', checkedBy: 'Academia Costa Abierta' },
    issuedOn: 'Terminado el',
    issuedBy: 'Impartido por',
    fields: [
      required('Curso', 'Su título, y el nivel si lo tiene', 'Estadística para la pesca, nivel 2', { id: 'course' }),
      field('Impartido por', 'La organización o persona', 'Academia Costa Abierta', { id: 'provider' }),
      field('Duración', 'Horas o créditos', '40 horas, 2 créditos ECTS', { id: 'extent' }),
      field('Terminado el', 'El último día o la fecha del certificado', '2025-11-30', { ...past, id: 'completed_on' }),
    ],
  },
  {
    ref: 'language-certificate',
    type: 'certification',
    title: 'Certificado de idioma',
    summary: 'Qué nivel tienes de un idioma, según un examen.',
    checkedBy: 'El tribunal del examen o la escuela de idiomas',
    example: { title: 'Portugués, nivel B2', checkedBy: 'Instituto de Línguas do Cais' },
    issuedOn: 'Examen realizado el',
    fields: [
      required('Idioma', '', 'Portugués', { id: 'language' }),
      field('Nivel', 'En la escala del examen, por ejemplo B2', 'B2', { id: 'level' }),
      field('Examen', 'Su nombre exacto', 'Exame Intermédio', { id: 'examination' }),
      field('Resultado', 'Si quieres mostrarlo', 'Bien', { id: 'result' }),
      field('Examen realizado el', 'El día del examen', '2025-05-08', { ...past, id: 'taken_on' }),
    ],
  },
]
