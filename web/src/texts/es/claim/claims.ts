import { plural } from '../frame/plural.ts'

export const claimsTexts = {
  heading: 'Declaraciones verificadas',
  readOnly: {
    title: 'Conecta una cartera para ver declaraciones',
    signInTitle: 'Inicia sesión para ver tus declaraciones',
    text: 'Las declaraciones son privadas, de su titular, hasta que se comparten con un código o un enlace.',
  },
  add: 'Añadir declaración',
  proveAge: 'Demostrar mi edad',
  loading: 'Cargando tus declaraciones',
  loadFailure: 'No se han podido cargar tus declaraciones.',
  empty: {
    title: 'Aún no hay declaraciones',
    text: 'Una declaración es un dato sobre ti: un título, un trabajo, una afiliación.',
    action: 'Añadir tu primera declaración',
  },
  filter: {
    label: 'Filtrar por tipo de declaración',
    all: 'Todas las declaraciones',
    found: (count: number) => plural(count, { one: '# declaración encontrada', other: '# declaraciones encontradas' }),
  },
  badge: {
    verified: 'Verificado',
    pending: 'Pendiente',
    pendingVerification: 'Pendiente de verificación',
  },
  state: {
    notSent: 'aún sin enviar a nadie',
    waiting: (who: string, since: string) => `en espera de ${who} desde el ${since}`,
    declined: (who: string, reason: string | null) => `rechazada por ${who}${reason ? `: ${reason}` : ''}`,
    confirmed: (who: string, on: string) => `confirmada por ${who} el ${on}`,
    ended: (who: string) => `confirmada por ${who}, ya caducada`,
    withdrawn: (who: string, reason: string | null) => `retirada por ${who}${reason ? `: ${reason}` : ''}`,
    someone: 'su entidad verificadora',
  },
  until: {
    holds: (date: string) => `Válida hasta el ${date}`,
    soon: (date: string) => `Caduca el ${date}`,
    ended: (date: string) => `Caducó el ${date}`,
  },
  card: {
    issued: (date: string) => `Emitida el ${date}`,
    verifiedBy: 'Verificada por:',
    awaiting: 'A la espera de:',
    notAsked: 'Aún sin solicitar',
    notAskedNow: 'Ahora no hay nadie a quien se le haya pedido',
    wasVerifiedBy: 'La verificó:',
    rejected: (who: string, reason: string | null) => `${who} la rechazó${reason ? `: ${reason}` : ''}`,
    verifierAsked: 'la entidad verificadora que elegiste',
    viewDetails: 'Ver detalles',
    show: 'Mostrar',
    share: 'Compartir',
    record: 'Registrar en la cadena',
  },
  transaction: {
    title: 'Añadir declaración',
    recordTitle: 'Registrar en la cadena de bloques',
    success: 'Tu declaración se ha creado correctamente.',
    recordSuccess: 'Tu declaración está registrada en la cadena de bloques.',
    saved: 'Tu declaración está guardada.',
    savedButNotRecorded: (reason: string) =>
      `${reason.replace(/\.$/, '')}. Tu declaración está guardada, pero aún no está registrada en la cadena de bloques. Cuando quieras, elige «Registrar en la cadena» en su tarjeta.`,
  },
  toasts: {
    validation: { title: 'Revisa los datos', description: 'Rellena todos los campos obligatorios' },
    added: { title: 'Declaración añadida', description: 'Tu declaración se ha creado correctamente.' },
    recorded: {
      title: 'Declaración registrada',
      description: 'Tu declaración está registrada en la cadena de bloques.',
    },
    recordedEarlier: {
      title: 'Registrado el texto anterior',
      description: 'La declaración se cambió mientras confirmabas. Regístrala otra vez desde su tarjeta.',
    },
    templateGone: {
      title: 'Plantilla no disponible',
      description: 'Puede que se haya dado de baja. Puedes escribir la declaración por tu cuenta.',
    },
    failed: { title: 'Error al añadir la declaración', description: 'No se ha podido añadir la declaración' },
  },
} as const
