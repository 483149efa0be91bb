import { minimumMessageLength } from '../../account/contact-limits.ts'
import { minimumUsernameLength } from '../../account/limits.ts'
import { maximumFields, minimumClaimLength } from '../../claim/limits.ts'
import { maximumTemplates } from '../../template/limits.ts'

/**
 * The complaints of schemas. The page shows them beside fields, and the server sends them in
 * `errors`.
 */
export const complaints = {
  required: 'Obligatorio',
  invalid: 'Valor no válido',
  future: 'Este día aún no ha llegado',
  tooLong: (name: string, max: number) => `${name}: ${max} caracteres como máximo`,
  hidden: (character: string, before: string) =>
    `Quita el carácter oculto ${character} ${before === '' ? 'del principio' : `después de «${before}»`}`,
  beginsAsLabel: 'Un texto no puede empezar por «_:»',
  notVisible: 'Usa solo letras, cifras y otros caracteres visibles',
  nameWithoutLetter: 'Un nombre es una sola línea con al menos una letra y sin emojis',
  labelWithoutLetter: 'Usa al menos una letra o una cifra, y ningún emoji',
  wordingWithoutLetter: 'Usa al menos una letra o una cifra',
  usernameWithoutLetter: 'El nombre de usuario debe tener una letra o una cifra',
  usernameShort: `El nombre de usuario debe tener al menos ${minimumUsernameLength} caracteres`,
  email: 'La dirección de correo electrónico no es válida',
  claimTypeMissing: 'Elige un tipo de declaración',
  titleShort: `El título debe tener al menos ${minimumClaimLength.title} caracteres`,
  descriptionShort: `La descripción debe tener al menos ${minimumClaimLength.description} caracteres`,
  questionMissing: 'Escribe una pregunta',
  answerMissing: 'Escribe una respuesta',
  nameMissing: 'Escribe tu nombre',
  messageShort: `El mensaje debe tener al menos ${minimumMessageLength} caracteres`,
  domain: 'Escribe un dominio como example.org',
  domainTooLong: 'El dominio no es válido',
  website: 'Escribe una dirección como https://example.org',
  templateLineName: 'Un nombre es una sola línea de texto, sin dos puntos',
  templateLinesMissing: 'Añade al menos una línea',
  templateLinesTooMany: `${maximumTemplates.fields} líneas como máximo`,
  fieldDate: 'Escribe una fecha',
  fieldNumber: 'Escribe un número',
  fieldCountry: 'Elige un país',
  fieldLeast: {
    number: (least: string) => `Escribe ${least} o más`,
    date: (day: string) => `Elige el ${day} o un día posterior`,
  },
  fieldMost: {
    number: (most: string) => `Escribe ${most} o menos`,
    date: (day: string) => `Elige el ${day} o un día anterior`,
  },
  fieldPeriod: 'Elige un día que no sea anterior al inicio',
  fieldBeforeIssue: 'Elige un día que no sea anterior a la fecha del documento',
  fieldLimitsCrossed: 'No hay ningún número entre estos límites',
  fieldsTooMany: `${maximumFields} campos como máximo`,
  fieldsAlike: 'Cada campo necesita un nombre distinto',
  fieldTaken: 'Todas las declaraciones tienen ya algo con este nombre',
  templateTooLong: 'Esta plantilla es demasiado larga. Acorta sus ayudas o sus opciones',
  templateLinesAlike: 'Cada línea necesita un nombre distinto',
  templateChoicesMissing: 'Escribe al menos dos opciones, una por renglón',
} as const

export const fieldNames = {
  answer: 'Respuesta',
  audience: 'Nombre',
  choice: 'Opción',
  claimType: 'Tipo de declaración',
  contact: 'Contacto',
  description: 'Descripción',
  example: 'Ejemplo',
  fieldLimit: 'Límite',
  fieldName: 'Nombre del campo',
  fieldValue: 'Valor',
  hint: 'Ayuda',
  holderName: 'Nombre',
  issuer: 'Emisor',
  message: 'Mensaje',
  name: 'Nombre',
  note: 'Nota',
  organization: 'Organización',
  question: 'Pregunta',
  reason: 'Motivo',
  search: 'Búsqueda',
  statement: 'Qué se debe demostrar',
  summary: 'Resumen',
  title: 'Título',
  username: 'Nombre de usuario',
  website: 'Sitio web',
} as const
