import { quoteWords } from '@did/domain/proof/quote-words'
import type { ShareStatusName } from '@did/domain/share/share-kind'
import { plural } from '../frame/plural.ts'

export const sharingTexts = {
  qrAlt: (title: string) => `Código QR de ${quoteWords(title)}`,
  loading: 'Generando el código QR',
  regenerate: 'Volver a generar el QR',
  copy: 'Copiar enlace para compartir',
  copied: { title: 'Enlace copiado', description: 'Pégalo en un mensaje o en un formulario.' },
  enlarge: 'Ampliar',
  enlargedTitle: 'Código para compartir',
  close: 'Cerrar',
  printing: 'Imprimir',
  print: {
    label: 'Declaración impresa',
    product: 'DID Verification',
    type: 'Tipo',
    issueDate: 'Fecha de emisión',
    standing: {
      none: (date: string) => `No la ha verificado nadie, a ${date}`,
      current: (date: string) => `Verificada, a ${date}`,
      /** Replaces “Verified” if nobody has reviewed the verifier. */
      unreviewed: (date: string) => `Confirmada, a ${date}`,
      expired: (date: string) => `Con la verificación caducada, a ${date}`,
      withdrawn: (date: string) => `Retirada por la entidad verificadora, a ${date}`,
    },
    scan: 'Escanea este código para comprobar la declaración y ver cómo está hoy. El papel por sí solo no prueba nada.',
  },
  save: 'Guardar como archivo',
  saved: {
    title: 'Archivo guardado',
    description: 'Cualquiera puede comprobarlo soltándolo en la página Escanear QR.',
  },
  saveFailed: { title: 'Error', description: 'No se ha podido crear el archivo.' },
  note: 'Quien tenga este código o enlace solo ve los datos básicos de esta declaración.',
  noteWithFields: (fields: string) =>
    `Quien tenga este código o enlace ve los datos básicos de esta declaración y lo que has marcado: ${fields}.`,
  permanent: 'Un enlace abierto no se puede recuperar de quien ya lo tiene. Si lo retiras, su comprobación lo dirá.',
  shortNote:
    'Para abrirlo hace falta este servicio. Puedes ponerle fin en cualquier momento para todos los que aún no lo hayan abierto.',
  controlledNote:
    'El fin, el límite y la retirada valen para todos los que aún no han abierto el enlace. Lo que alguien ya ha visto, se lo queda.',
  kept: {
    vault:
      'El enlace está cifrado para ti. «Lo que he compartido» lo muestra de nuevo en todos los dispositivos donde abras tus atributos privados.',
    browser: '«Lo que he compartido» muestra de nuevo este enlace en este navegador, hasta que te desconectes.',
    nowhere: 'Cópialo ahora: este servicio no tiene el enlace entero y no puede volver a mostrarlo.',
    offer: 'Abre tus atributos privados y el enlace se cifrará allí para todos tus dispositivos.',
  },
  privateTitle: 'Esta declaración es privada',
  privateText: 'Una declaración privada no se puede compartir: no hay ningún enlace ni código para ella.',
  qrFailed: { title: 'Error', description: 'No se ha podido generar el código QR de esta declaración.' },
  copyFailed: { title: 'Error', description: 'No se ha podido copiar el enlace.' },
  tooLongForCode: 'Esta declaración es demasiado larga para un código. El enlace sí funciona.',
  noCode: { title: 'Sin código', description: 'Este enlace es demasiado largo para un código. El enlace sí funciona.' },
  failed: 'Aún no hay ningún código.',
  withdrawnCode: 'Este enlace está retirado.',
  newLink: 'Crear un enlace nuevo',
  fields: {
    legend: 'Qué muestra',
    basic: 'Datos básicos: tipo, título, emisor y fecha',
    description: 'Descripción',
    notSelective:
      'De esta declaración solo se pueden compartir los datos básicos: se añadió sin elegir datos por separado.',
    failed: 'No se han podido cargar los demás datos.',
  },
  kind: {
    legend: 'Qué enlace',
    open: 'Enlace abierto',
    openHint: 'Funciona sin nosotros, para siempre.',
    short: 'Enlace corto',
    shortHint: 'Se le puede poner fin y cuenta las aperturas.',
    controlled: 'Enlace controlado',
    controlledHint: 'Como el corto, pero con una dirección larga.',
  },
  terms: {
    summary: 'Fijar un fin o un límite, o añadir credenciales',
    days: 'Termina',
    dayOptions: { never: 'Nunca', one: 'En 1 día', seven: 'En 7 días', thirty: 'En 30 días' },
    views: 'Se puede abrir',
    viewOptions: { unlimited: 'Cualquier número de veces', one: 'Una vez', three: '3 veces', ten: '10 veces' },
    make: 'Crear el enlace',
    making: 'Creando el enlace…',
    another: 'Crear otro enlace',
    made: 'El enlace que has creado',
  },
  list: {
    heading: 'Lo que he compartido',
    headingOfClaim: 'Enlaces de esta declaración',
    failed: 'No se han podido cargar tus enlaces.',
    open: 'Los enlaces que este navegador no muestra están cifrados. Abre tus atributos privados para copiarlos o mostrarlos de nuevo.',
    kind: { open: 'Enlace abierto', controlled: 'Enlace controlado', proof: 'Prueba' },
    short: 'Enlace corto',
    collection: (count: number) => `Enlace corto a ${count} credenciales`,
    partOfCollection: 'Enlace corto a varias credenciales',
    handedOut: 'entregado a alguien',
    status: {
      active: 'Activo',
      withdrawn: 'Retirado',
      expired: 'Terminado',
      'used-up': 'Agotado',
      unknown: 'Desconocido',
    } satisfies Record<ShareStatusName, string>,
    lapse: {
      withdrawn: (date: string) => `La entidad verificadora retiró su confirmación el ${date}.`,
      expired: (date: string) => `Su confirmación terminó el ${date}.`,
    },
    older: (date: string) =>
      `Una entidad verificadora confirmó la declaración el ${date}. Este enlace es anterior y no lleva ninguna confirmación.`,
    again: (date: string) =>
      `Una entidad verificadora confirmó la declaración de nuevo el ${date}. Este enlace es anterior.`,
    made: (when: string) => (/^\d/.test(when) ? `Creado el ${when}` : `Creado ${when.replace('Ahora', 'ahora')}`),
    until: (day: string) => `termina el ${day}`,
    ended: (day: string) => `terminó el ${day}`,
    basic: 'Datos básicos',
    withFields: (fields: string) => `Datos básicos y ${fields}`,
    views: (views: number, most: number | null) => {
      if (most !== null) return `abierto ${views} de ${most} veces`
      if (views === 0) return 'aún sin abrir'
      return plural(views, { one: 'abierto una vez', other: 'abierto # veces' })
    },
    firstOpened: (when: string) => `primera vez: ${when}`,
    lastOpened: (when: string) => `última vez: ${when}`,
    uncounted: 'las aperturas no se cuentan',
    edited: 'La declaración se ha editado después.',
    tooLong: 'Su enlace es demasiado largo para mostrarse. Crea un enlace corto en su lugar.',
    tellsConfirmation: 'Avisar cuando una entidad verificadora haya confirmado la declaración',
    tellsConfirmationHint: 'A quien abra este enlace se le indica entonces que te pida uno nuevo.',
    copy: 'Copiar',
    withdraw: 'Retirar',
    copyOf: (what: string) => `Copiar el enlace: ${what}`,
    enlargeOf: (what: string) => `Ampliar el código: ${what}`,
    withdrawOf: (what: string) => `Retirar: ${what}`,
    confirmOpen: 'Quien tiene este enlace se queda con lo que muestra. Su comprobación dirá que lo has retirado.',
    confirmControlled: 'Nadie podrá abrir ya este enlace. Lo que alguien ya ha visto, se lo queda.',
    confirmPart: 'El enlace mostrará entonces solo las otras credenciales. Lo que alguien ya ha visto, se lo queda.',
    confirm: 'Retirar el enlace',
    keep: 'Conservarlo',
    withdrawnToast: {
      title: 'Enlace retirado',
      description: 'A quien lo abra a partir de ahora se le dice que lo has retirado.',
    },
  },
} as const
