import { quoteWords } from '@did/domain/proof/quote-words'

export const administrationTexts = {
  notAllowed: { title: 'Solo para la administración', text: 'Esta cartera no decide quién puede verificar.' },
  applications: {
    heading: 'Solicitudes',
    empty: 'Nadie espera una decisión.',
    failed: 'No se han podido cargar las solicitudes.',
    applied: (date: string) => `Enviada el ${date}`,
    from: (username: string) => `De ${quoteWords(username)}`,
    domainProven: (domain: string) => `Ha demostrado que gestiona ${domain}`,
    domainUnproven: 'Sin dominio demostrado',
    newName: (name: string) => `Ahora está acreditada como ${quoteWords(name)}; pide este nombre nuevo`,
    again: 'Ya estuvo suspendida',
    finishing: 'Acreditada en la cadena de bloques. Terminando la decisión…',
    approve: 'Aprobar',
    refuse: 'Rechazar',
  },
  decisions: {
    heading: 'Decisiones hasta ahora',
    empty: 'Aún no se ha decidido nada.',
    failed: 'No se han podido cargar las decisiones.',
    status: { approved: 'Aprobada', refused: 'Rechazada', suspended: 'Suspendida' },
    by: (administrator: string) => `Decidido por ${administrator}`,
  },
  approveDialog: {
    title: '¿Aprobar esta solicitud?',
    text: 'El registro público en la cadena de bloques nombrará a esta entidad verificadora. El registro conserva todos los nombres para siempre.',
    name: 'Nombre',
    domain: 'Dominio',
    wallet: 'Cartera',
  },
  approveTransaction: {
    title: 'Acreditar una entidad verificadora',
    success: 'La acreditación está en la cadena de bloques y se ha avisado a la organización.',
  },
  refuseDialog: {
    title: '¿Rechazar esta solicitud?',
    text: (organization: string) => `${quoteWords(organization)} recibirá el aviso y podrá volver a solicitarla.`,
    confirm: 'Rechazar',
    confirming: 'Rechazando…',
  },
  accredited: {
    heading: 'Registro',
    suspend: 'Suspender',
    suspendEarlier: 'Adelantar la suspensión',
  },
  suspendDialog: {
    title: '¿Suspender esta entidad verificadora?',
    text: (name: string) =>
      `A partir de ahora, ${quoteWords(name)} no puede verificar. Lo que confirmó antes sigue como estaba. El motivo es público y queda para siempre.`,
    earlierText:
      'Déjalo vacío para suspenderla desde ahora. Elige un momento anterior si desde entonces otra persona ha usado su cartera.',
    confirm: 'Suspender',
    confirming: 'Suspendiendo…',
  },
  suspendEarlierDialog: {
    title: '¿Adelantar el inicio de la suspensión?',
    text: (name: string) =>
      `${quoteWords(name)} ya está suspendida. Tampoco valdrá lo que confirmó a partir del momento que elijas. El motivo es público y queda para siempre.`,
    earlierText: 'Tiene que ser anterior a la suspensión. Nunca se puede cambiar por otro posterior.',
    confirm: 'Adelantarla',
    confirming: 'Guardando…',
  },
  asOf: {
    label: 'A partir de qué momento',
    faults: {
      'no-date': 'Elige una fecha y una hora',
      future: 'Este momento aún no ha llegado',
      'before-accreditation': 'En este momento la entidad aún no estaba acreditada',
      'not-earlier': 'Elige un momento anterior a la suspensión',
    },
  },
  suspendTransaction: {
    title: 'Suspender una entidad verificadora',
    success: 'La suspensión está en la cadena de bloques y se ha avisado a la entidad verificadora.',
  },
  reason: 'Motivo',
  reasonHint: 'La organización lo leerá.',
  reasonMissing: 'Indica un motivo',
  toasts: {
    approved: (name: string) => ({
      title: 'Acreditada',
      description: `${quoteWords(name)} puede verificar a partir de ahora`,
    }),
    refused: (name: string) => ({ title: 'Rechazada', description: `${quoteWords(name)} ha recibido el aviso` }),
    suspended: (name: string) => ({ title: 'Suspendida', description: `${quoteWords(name)} ya no puede verificar` }),
    failed: 'Error',
  },
} as const

export const standingTexts = {
  heading: 'Tu situación como entidad verificadora',
  refused: 'Se ha rechazado tu solicitud',
  refusedText: (organization: string) =>
    `${quoteWords(organization)} no ha recibido la acreditación. Puedes volver a solicitarla.`,
  pending: 'Se está revisando tu solicitud',
  pendingText: (organization: string) =>
    `La administración decide sobre ${quoteWords(organization)}. Recibirás aquí el aviso.`,
  suspended: (date: string) => `Suspendida desde el ${date}`,
  suspendedText: 'En este momento no puedes verificar. Lo que confirmaste antes sigue como estaba.',
  accredited: (name: string) => `Acreditada como ${quoteWords(name)}`,
  accreditedText: (date: string) => `Desde el ${date}, en el registro público de la cadena de bloques.`,
  domain: {
    heading: 'Tu dominio',
    intro:
      'Demuestra que tu organización gestiona su sitio web. Quien compruebe una confirmación tuya verá el dominio.',
    proven: (domain: string) => `${domain} está demostrado`,
    provenText: (seen: string, until: string) => `Visto el ${seen}. Vale hasta el ${until}.`,
    onChain: 'Se muestra cuando la administración te acredita con él.',
    label: 'Dominio',
    hint: 'Por ejemplo northfield.edu, sin https:// ni ruta.',
    step1: 'Crea el archivo y colócalo en tu sitio web en',
    create: 'Crear archivo',
    creating: 'Confirma en tu cartera…',
    byPasskey: { creating: 'Confirma con tu llave de acceso…' },
    step2: 'Cuando esté allí, deja que lo busquemos.',
    check: 'Comprobar',
    checking: 'Buscando…',
    created: { title: 'Archivo creado', description: 'did-configuration.json está en tus descargas' },
    checked: (domain: string) => ({ title: 'Dominio demostrado', description: `${domain} nombra tu cartera` }),
    failed: 'Error',
  },
} as const
