import { quoteWords } from '@did/domain/proof/quote-words'

const names = new Intl.ListFormat('es')

export const addClaimTexts = {
  title: 'Añadir una declaración',
  description: 'Escribe lo que una entidad verificadora pueda comprobar: nombres exactos, cuándo y dónde.',
  fromTemplate: (title: string) => `De la plantilla ${quoteWords(title)}. Cambia lo que quieras.`,
  type: 'Tipo de declaración',
  typePlaceholder: 'Elige un tipo de declaración',
  name: 'Título',
  details: 'Descripción',
  detailsPlaceholder: 'De qué se trata, cuándo y dónde',
  detailsOptional: 'Descripción (opcional)',
  detailsOptionalHint: 'Lo que no digan los campos de arriba.',
  holderName: 'Tu nombre',
  holderNameHint:
    'Tal como lo conoce la organización. Ella confirma este nombre, y lo ve la gente con quien compartes la declaración.',
  issueDate: {
    label: 'Fecha de emisión (opcional)',
    hint: 'La fecha de tu documento.',
    without: 'Sin fecha, la declaración lleva la del día en que la añades.',
  },
  template: {
    label: 'Empezar con una plantilla (opcional)',
    none: 'Otra cosa',
    of: (title: string, verifier: string) => `${quoteWords(title)} · ${quoteWords(verifier)}`,
  },
  fields: {
    optional: (label: string) => `${label} (opcional)`,
    choose: 'Elegir',
    example: (value: string) => `Por ejemplo, ${value}`,
    readers:
      'Estos campos los lee la organización que comprueba la declaración. También los lee cualquier persona a quien se los muestres.',
  },
  opened: {
    summary: (labels: string) => `Se muestra al compartirla: ${labels}`,
    holder: 'tu nombre',
    hint: 'Así empieza cada enlace nuevo. Puedes volver a elegir en cada uno.',
    show: (label: string) => `Mostrar ${quoteWords(label)}`,
  },
  privateFields: {
    belongs: (labels: readonly string[]) => {
      const named = names.format(labels.map((label) => quoteWords(label)))
      return labels.length === 1
        ? `${named} va en tus atributos privados. Solo puedes leerlo tú, y la entidad verificadora que elijas.`
        : `${named} van en tus atributos privados. Solo puedes leerlos tú, y la entidad verificadora que elijas.`
    },
    enter: (label: string) => `Escribir ${quoteWords(label)} allí`,
    wish: (label: string) => `Añadir ${quoteWords(label)} justo después de este paso`,
    wishHint: 'Tu navegador crea entonces la clave para ello. Antes no se envía nada.',
    line: (label: string) =>
      `Piénsalo antes de escribir aquí ${quoteWords(label)}: lo leerán todas las personas a quienes muestres este campo, y no podrás retirarlo.`,
  },
  issuer: 'Emisor',
  issuerHint: 'El nombre o la dirección de la cartera de la organización que la emitió.',
  selfIssued: 'Emitida por mí',
  selfIssuedHint:
    'Las declaraciones emitidas por ti aparecen sin verificar hasta que las verifique alguien de confianza.',
  publication: {
    legend: 'En la cadena de bloques',
    private: 'Mantener el texto privado',
    privateHint: 'Solo va a la cadena de bloques un sello del texto. Con él nadie puede leer la declaración.',
    publish: 'Publicar el texto en la cadena de bloques',
    publishHint: 'Allí puede leerlo todo el mundo, para siempre. No se puede retirar.',
    offChain:
      'Tu DID aún no está en la cadena de bloques, así que esta declaración solo se guarda aquí. Podrás registrarla cuando hayas acuñado el DID.',
  },
  attributes: {
    summary: 'Atributos privados (opcional)',
    wrong: { title: 'Revisa los datos', description: 'Hay un error en tus atributos privados' },
    sealTitle: 'Atributos privados',
    sealText: 'Tu declaración está guardada. Ahora se cifra lo que has escrito junto a ella.',
  },
  submit: 'Crear declaración',
  submitting: 'Creando…',
} as const
