import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

/** Texts for a verifier that publishes claim templates. */
export const publishingTexts = {
  own: {
    heading: 'Tus plantillas',
    lead: 'Lo que ofreces a quienes van a enviarte una solicitud.',
    empty: 'Aún no has publicado ninguna plantilla.',
    loadFailed: 'No se han podido cargar tus plantillas.',
    publish: 'Publicar una plantilla',
    uses: (count: number) =>
      count === 0
        ? 'Aún no se ha usado'
        : plural(count, { one: 'Usada en # declaración', other: 'Usada en # declaraciones' }),
    published: (date: string) => `Publicada el ${date}`,
    retired: (date: string) => `Dada de baja el ${date}`,
    retiredBadge: 'De baja',
    edit: 'Editar',
    retire: 'Dar de baja',
    older: 'Mostrar anteriores',
  },
  form: {
    publishTitle: 'Publicar una plantilla',
    editTitle: 'Editar plantilla',
    description: 'Di cómo hay que escribir una declaración para que puedas comprobarla.',
    isPublic: (organization: string) =>
      `Puede leerla todo el mundo, con el nombre ${organization}. Tú ves cuánto se usa, no quién la usa.`,
    edited: 'Las declaraciones que ya se crearon con ella siguen como están.',
    type: 'Tipo de declaración',
    typePlaceholder: 'Elige un tipo de declaración',
    title: 'Título',
    titlePlaceholder: 'Licencia de navegación',
    summary: 'Para qué sirve',
    summaryPlaceholder: 'Que puedes manejar una lancha motora en aguas interiores.',
    level: 'Nivel de tu confirmación',
    levelHint: 'Con esto empiezas cuando apruebas una declaración así. Aún puedes elegir otro.',
    levelOfClaim: 'El que sugiera la declaración',
    fields: 'Qué debe decir',
    fieldsHint: 'Cada línea será un campo de la declaración, que su titular puede mostrar o reservarse.',
    fieldKind: (position: number) => `Tipo de la línea ${position}`,
    kinds: { text: 'Texto', date: 'Fecha', number: 'Número', choice: 'Opciones', country: 'País' },
    fieldRequired: (position: number) => `La línea ${position} es obligatoria`,
    fieldOpen: (position: number) => `La línea ${position} se muestra por defecto`,
    fieldChoices: (position: number) => `Opciones de la línea ${position}, una por renglón`,
    fieldName: (position: number) => `Línea ${position}`,
    fieldNamePlaceholder: 'Aprobado el',
    fieldHint: (position: number) => `Ayuda de la línea ${position}`,
    fieldHintPlaceholder: 'Ayuda (opcional)',
    fieldExample: (position: number) => `Ejemplo de la línea ${position}`,
    fieldExamplePlaceholder: 'Ejemplo de valor (opcional)',
    privateLine: (label: string) =>
      `${quoteWords(label)} dice mucho de una persona. En una línea puede leerlo cualquiera a quien se la muestre su titular. Es mejor que te lo envíen como atributo privado.`,
    numberLimits: {
      least: (position: number) => `Número mínimo de la línea ${position} (opcional)`,
      most: (position: number) => `Número máximo de la línea ${position} (opcional)`,
    },
    dayLimit: (position: number) => `Días de la línea ${position}`,
    days: { none: 'Cualquier día', most: 'Hasta hoy', least: 'A partir de hoy' },
    addField: 'Añadir una línea',
    removeField: (position: number) => `Quitar la línea ${position}`,
    example: 'Ejemplo',
    exampleHint: 'Como te gustaría leerlo. Usa nombres inventados.',
    examplePlaceholder: 'Aprobado el: 4 de mayo de 2024',
    publish: 'Publicar',
    publishing: 'Publicando…',
    save: 'Guardar cambios',
    saving: 'Guardando…',
    published: { title: 'Plantilla publicada', description: 'Ya puede usarla todo el mundo.' },
    saved: { title: 'Plantilla actualizada', description: 'Tus cambios están publicados.' },
  },
  retireDialog: {
    title: '¿Dar de baja esta plantilla?',
    description: (title: string) => `${quoteWords(title)} dejará de ofrecerse.`,
    consequence:
      'Las declaraciones que se crearon con ella siguen como están. No se puede recuperar; puedes publicarla otra vez como nueva.',
    cancel: 'Conservarla',
    submit: 'Dar de baja',
    submitting: 'Dando de baja…',
    done: { title: 'Plantilla dada de baja', description: 'Ya no se ofrece.' },
  },
} as const
