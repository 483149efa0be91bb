import { maximumProvenFields, provenYears } from '@did/domain/proof/limits'
import type { SelectableProofType } from '@did/domain/proof/proof'
import { quoteWords } from '@did/domain/proof/quote-words'
import { issuerTerm } from '@did/domain/texts/es/claim/issuer-term'
import { nameAttribute } from '@did/domain/texts/es/proof/attribute-names'
import { proofTypeName } from '../frame/names.ts'

export const proofTexts = {
  title: 'Confirmar esta declaración',
  description: 'No se confirma nada hasta que firmas. Lo que escribes aquí no sale nunca de este navegador.',
  tabsLabel: 'Prueba de conocimiento cero',
  tabs: { select: 'Elegir', configure: 'Configurar', result: 'Resultado' },
  chooseType: 'Elige un tipo de prueba',
  continue: 'Continuar',
  close: 'Cerrar',
  fields: 'Campos que se incluyen',
  fieldsHint: 'Elige qué abarca la prueba y escribe los valores que has comprobado.',
  fromOwner: 'De su titular',
  value: (field: string) => `Valor de ${field}`,
  parameters: 'Qué tiene que demostrar',
  chooseLevel: 'Elige un nivel',
  validUntil: 'Válida hasta (opcional)',
  validUntilHint: 'El último día en que vale tu confirmación. Déjalo vacío si no debe terminar.',
  validUntilOver: 'Elige un día que no haya pasado',
  endOver: { title: 'Revisa los datos', description: 'Elige un día que no haya pasado' },
  generate: 'Generar la prueba',
  generating: 'Generando…',
  noFields: {
    title: 'No has elegido ningún campo',
    description: 'Elige al menos un campo para incluirlo en la prueba',
  },
  generated: { title: 'Prueba generada', description: 'La prueba se ha hecho en este navegador' },
  generatedAgain: { title: 'Prueba generada', description: 'Sustituye a la prueba anterior' },
  generateFailed: { title: 'Error', description: 'No se ha podido generar la prueba de conocimiento cero' },
  interrupted: {
    title: 'Prueba detenida',
    description: 'Se ha abierto lo que compartió su titular. Míralo y genera después la prueba con ello.',
  },
  progress: 'Haciendo la prueba',
  cancel: 'Cancelar',
  notSo: 'Los valores no demuestran lo que se pide. Revísalos, y también lo que tiene que demostrar la prueba.',
  proves: (statement: string) => `Lo que demuestra: ${statement}.`,
  faults: {
    missing: 'Escribe un valor: una prueba real no se inventa ninguno',
    needed: 'Esta prueba trata de esto: márcalo y escribe su valor',
    tooMany: `En una prueba caben ${maximumProvenFields} campos como máximo`,
    age: 'Escribe una edad en años enteros, por ejemplo 18',
    text: 'Este texto es demasiado largo',
    date: `Escribe un día entre ${provenYears.first} y ${provenYears.last}`,
    number: 'Escribe un número entero',
    decimal: 'Escribe una cantidad, por ejemplo 30000 o 30000.50',
    ordinal: 'Elige un nivel',
    country: 'Escribe las dos letras de un país, por ejemplo ES',
    boolean: 'Escribe true o false',
  },
  missingLocked: 'Abre arriba lo que compartió su titular. Escribe un valor solo si lo tienes de otra fuente',
  verifying: 'Comprobando la prueba…',
  success: 'La prueba se ha comprobado correctamente',
  successMeans: 'Encaja con los valores de arriba. Si son ciertos es lo que confirmas tú.',
  failure: 'La comprobación ha fallado',
  tryAgain: 'Reintentar',
  complete: 'Completar verificación',
  preparing: 'Preparando…',
  signing: 'Esperando tu firma…',
  saving: 'Guardando…',
  beforeSigning: {
    asksTwice: 'Es posible que ya te hayan pedido esto',
    differs: 'Algo difiere de lo que confirmaste antes para esta persona',
    comparing: 'Comparando con lo que confirmaste antes',
    notCompared: 'No se ha podido cargar lo que confirmaste antes para esta persona, así que no se ha comparado nada.',
  },
  signs: {
    sentence: (holder: string, title: string) =>
      `Confirmas que ${quoteWords(title)} es de ${quoteWords(holder)}, y cada una de las líneas siguientes.`,
    sentenceWithoutName: (title: string) =>
      `Confirmas ${quoteWords(title)} sin decir de quién es, y cada una de las líneas siguientes.`,
    claim: 'Declaración',
    type: 'Tipo',
    issuer: issuerTerm,
    date: 'Fecha de emisión',
    description: 'Descripción',
    owner: 'Cartera de su titular',
    level: 'Nivel de verificación',
    validUntil: 'Válida hasta',
    noEnd: 'Sin fecha de fin',
    attributes: 'Atributos privados',
    attributesToo: 'Todos los que su titular compartió contigo',
  },
  stated: {
    heading: 'Lo que indica la declaración',
    noDate: 'Aún no se sabe',
    agrees: 'Concuerda con la fecha de nacimiento.',
    contradicts:
      'La fecha de nacimiento dice otra cosa. Rechaza la solicitud con este motivo, o pregunta a su titular.',
    unknown: 'Podrás confirmarlo cuando tengas la fecha de nacimiento: de su titular, o como un valor que escribes tú.',
  },
  factContradicted: 'La edad que indica la declaración no concuerda con la fecha de nacimiento. No se ha firmado nada.',
  engineFailed: 'No se ha podido cargar el motor de pruebas. No se ha decidido nada.',
  costHint: 'Firmas el texto de la declaración. Firmarlo no cuesta nada.',
  missingData: { title: 'Error', description: 'Faltan datos de la verificación o la prueba' },
  completed: {
    title: 'Verificación aprobada',
    description: 'Verificación de conocimiento cero completada',
  },
  completeFailed: { title: 'Error', description: 'No se ha podido completar la verificación' },
  declined: 'No has firmado. La solicitud sigue pendiente y no se ha perdido nada: vuelve a intentarlo cuando quieras.',
  mismatch: 'Lo que el servidor te pide firmar no es lo que hay en esta pantalla. No se ha firmado nada.',
  alreadyDecided: 'Esta solicitud ya se ha decidido.',
  stillPending:
    'No se ha podido completar la verificación. La solicitud sigue pendiente y no se ha perdido nada: vuelve a intentarlo.',
  missingType: 'Elige antes un tipo de prueba.',
  missingFields: 'Elige antes al menos un campo.',
  engineMissing:
    'Esta instalación solo tiene claves de desarrollo para las pruebas, con las que se podrían falsificar pruebas. Aquí no se puede aprobar ninguna solicitud hasta que quien la gestiona haya creado otras.',
  engineLoading: 'Cargando el motor de pruebas',
  details: 'Detalles de la prueba',
  detail: {
    id: 'ID de la prueba',
    statement: 'Qué dice',
    circuit: 'Circuito',
    engine: 'Motor',
    groth16: 'Groth16',
    time: 'Hecha',
    values: 'Valores públicos',
  },
} as const

export const simulationTexts = {
  label: 'Simulación',
  choose: 'Simular la prueba',
  chooseHint: 'Para probar cosas: es más rápida, acepta lo que se escriba y no prueba nada.',
  hint: 'Esta prueba no demuestra nada por sí misma. Lo que cuenta es tu firma.',
  emptyValues: 'Si dejas un valor vacío, la simulación usa el suyo.',
} as const

export const proofTypeTexts: Record<SelectableProofType, { label: string; description: string }> = {
  IdentityProof: { label: proofTypeName('IdentityProof'), description: 'La persona es quien dice la declaración.' },
  AgeProof: { label: proofTypeName('AgeProof'), description: 'La persona ha cumplido una edad.' },
  EducationProof: {
    label: proofTypeName('EducationProof'),
    description: 'La persona ha alcanzado un nivel de estudios.',
  },
  IncomeProof: { label: proofTypeName('IncomeProof'), description: 'Los ingresos llegan a una cantidad o la superan.' },
  LocationProof: { label: proofTypeName('LocationProof'), description: 'La persona está en un país.' },
}

export const proofParameterTexts = {
  ageThreshold: 'Edad mínima',
  requiredLevel: 'Nivel exigido',
  incomeThreshold: 'Ingresos mínimos al año',
  requiredLocation: 'País exigido',
  dateOfBirth: 'Fecha de nacimiento',
  educationLevel: 'Nivel alcanzado',
  location: 'País de residencia',
} as const

export const educationLevelTexts = {
  highschool: 'Bachillerato',
  associate: 'Técnico superior',
  bachelor: 'Grado',
  master: 'Máster',
  doctorate: 'Doctorado',
} as const

export function proofFieldLabel(field: string): string {
  return nameAttribute(field) ?? field
}
