import { onboardingClaimTypes } from '@did/domain/claim/claim-type'
import { quoteWords } from '@did/domain/proof/quote-words'
import { claimTypeLabel, claimTypeLabels } from '../frame/names.ts'
import { plural } from '../frame/plural.ts'

export const templateTypeLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(onboardingClaimTypes.map((type) => [type, claimTypeLabel(type)])),
  ...claimTypeLabels,
}

export const templatesTexts = {
  title: 'Plantillas',
  lead: 'Buenos puntos de partida para tus declaraciones. Una entidad verificadora solo puede comprobar lo que está escrito, así que escribe lo que se pueda comprobar.',
  visitor: {
    title: 'Estás echando un vistazo',
    text: 'Conecta tu cartera para crear una declaración con una plantilla.',
    action: 'Conectar MetaMask',
    connecting: 'Conectando…',
  },
  search: {
    label: 'Buscar plantillas',
    placeholder: 'Título, licencia, miembro…',
    type: 'Tipo de declaración',
    allTypes: 'Todos los tipos',
    found: (count: number, hasMore: boolean) =>
      hasMore
        ? plural(count, { one: 'Más de # plantilla', other: 'Más de # plantillas' })
        : plural(count, { one: '# plantilla', other: '# plantillas' }),
    nothingTitle: 'No se ha encontrado ninguna plantilla',
    nothing: 'Prueba con una palabra más corta o con otro tipo. Siempre puedes escribir una declaración propia.',
    clear: 'Mostrar todas las plantillas',
  },
  offered: {
    heading: 'De entidades verificadoras',
    lead: 'Lo que estas organizaciones quieren leer cuando comprueban una declaración.',
    loading: 'Cargando plantillas de entidades verificadoras',
    loadFailed: 'No se han podido cargar las plantillas de entidades verificadoras. Abajo están las habituales.',
    more: 'Mostrar más',
    loadingMore: 'Cargando…',
  },
  unreviewed: {
    heading: 'De entidades inscritas por su cuenta',
    lead: 'Nadie ha revisado sus nombres.',
  },
  builtIn: { heading: 'Credenciales habituales', lead: 'Lo que tiene mucha gente y quién suele comprobarlo.' },
  card: {
    checkedBy: 'Quién comprueba',
    preview: 'Vista previa',
    use: 'Usar plantilla',
    accredited: 'Acreditada',
    selfRegistered: 'Inscrita por su cuenta',
  },
  preview: {
    description: 'Así se ve una vez confirmada. Los nombres y las fechas son inventados.',
    descriptionOffered: (publisher: string) =>
      `Así quiere ${quoteWords(publisher)} que se escriba una declaración de este tipo.`,
    loading: 'Cargando la plantilla',
    loadFailed: 'No se ha podido cargar la plantilla.',
    figure: (title: string) => `Ejemplo de la credencial: ${quoteWords(title)}`,
    example: 'Ejemplo',
    fields: 'Qué debe decir',
    checkedBy: 'Quién suele comprobarla',
    published: (date: string) => `Publicada el ${date}`,
    accredited: (domain: string | null) =>
      domain === null
        ? 'Una entidad verificadora acreditada.'
        : `Una entidad verificadora acreditada, conocida como ${domain}.`,
    selfRegistered: 'Esta entidad verificadora se inscribió por su cuenta. Nadie ha comprobado quién es.',
    goneTitle: 'Ya no se ofrece',
    gone: 'Su entidad verificadora ha dado de baja esta plantilla. Las declaraciones creadas con ella no se ven afectadas.',
    close: 'Cerrar',
  },
} as const
