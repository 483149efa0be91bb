import { quoteWords } from '@did/domain/proof/quote-words'
import { closedShare } from '@did/domain/texts/es/verdict/labels'
import { plural } from '../frame/plural.ts'

const overall = {
  genuine: 'Puedes fiarte',
  caution: 'Ten cuidado',
  'not-genuine': 'No te fíes',
  unchecked: 'No se ha podido comprobar',
  'other-name': 'Mira el nombre',
  'not-opened': 'Aún sin abrir',
  nothing: 'Nada que comprobar',
} as const

export const checkManyTexts = {
  bring: {
    heading: 'Enlaces, códigos y archivos',
    links: 'Enlaces',
    linksHint:
      'Pega correos enteros o la columna de una tabla. Se encuentran todos los enlaces que contienen. Lo que parece un nombre en la línea de un enlace se compara con el nombre confirmado.',
    check: 'Comprobar estos enlaces',
    choose: 'Elegir archivos',
    chooseHint:
      'Archivos de declaraciones, credenciales de otros servicios, imágenes de códigos y textos con enlaces. También puedes soltarlos o pegarlos aquí.',
    camera: 'Escanear códigos',
    cameraDone: 'Dejar de escanear',
    reading: 'Leyendo los archivos…',
    empty: 'Pega antes al menos un enlace.',
    taken: (count: number) => plural(count, { one: '1 fila añadida', other: '# filas añadidas' }),
    filesTaken: (count: number) => plural(count, { one: '1 archivo leído.', other: '# archivos leídos.' }),
    toResults: 'Ver los resultados',
    passedOver: (count: number) =>
      plural(count, {
        one: 'Otra dirección web del texto no es una declaración y se ha pasado por alto',
        other: 'Otras # direcciones web del texto no son declaraciones y se han pasado por alto',
      }),
    scanned: (count: number) =>
      plural(count, {
        one: '1 código escaneado. Muestra el siguiente.',
        other: '# códigos escaneados. Muestra el siguiente.',
      }),
    leftOut: (count: number, most: number) =>
      `${plural(count, { one: '1 enlace se ha quedado fuera', other: '# enlaces se han quedado fuera' })}, porque esta página admite ${most} a la vez. Vacía la lista y tráelos de nuevo.`,
  },
  places: {
    pasted: (number: number) => `Texto pegado ${number}`,
    camera: (number: number) => `Código ${number} de la cámara`,
    line: (name: string, line: number) => `${name}, línea ${line}`,
  },
  placeOf: (row: number, place: string) => `Fila ${row}: ${place}`,
  noClaim: 'Aquí no hay ninguna declaración',
  noClaimReasons: {
    'no-link': 'No contiene ningún enlace a una declaración compartida.',
    'no-text':
      'Esta página no puede leer archivos así, como hojas de cálculo, documentos o PDF. Copia los enlaces del archivo y pégalos.',
    'no-code': 'No se ha encontrado ningún código QR en esta imagen. Prueba con otra más nítida, con el código entero.',
    'no-picture': 'Este archivo no es una imagen que el navegador pueda abrir.',
    'picture-too-large':
      'Esta imagen es demasiado grande para abrirla aquí. Recorta la parte del código y añade esa parte.',
    'no-reader': 'No se ha podido cargar el lector de códigos. Revisa tu conexión y trae la imagen de nuevo.',
    'too-large': 'Es demasiado largo para ser una declaración, una credencial o un texto con enlaces.',
  },
  bareLine: (text: string) => `En esta línea no hay ningún enlace: ${quoteWords(text)}.`,
  foreign: (host: string) => ({
    title: `Este enlace pertenece a ${host}`,
    sentence: `Lleva a ${host}, no a este sitio, así que no se ha comprobado. Ábrelo allí solo si te fías de ${host}.`,
  }),
  otherPages: {
    answer: {
      title: 'Este enlace pide una prueba',
      sentence: 'Contiene una solicitud, no una declaración. Ábrelo si quieres responder a la solicitud.',
      open: 'Abrir la solicitud',
    },
    prove: {
      title: 'Este enlace pregunta a quien es titular',
      sentence: 'Pide a la persona titular de una credencial que demuestre que es suya. Ábrelo si eres tú.',
      open: 'Abrir la pregunta',
    },
    'add-key': {
      title: 'Este enlace añade un dispositivo',
      sentence: 'Añade un dispositivo a una cuenta. Ábrelo solo en tu propio dispositivo nuevo.',
      open: 'Abrir la invitación',
    },
  },
  notLoaded: {
    title: 'No se ha podido comprobar esta credencial',
    sentence: 'No se ha podido cargar una parte de esta página. Revisa tu conexión y comprueba la credencial de nuevo.',
  },
  notOpened: { closed: closedShare, unreachable: 'No se ha podido abrir ahora. Vuelve a intentarlo en un momento.' },
  progress: (done: number, all: number) => `${done} de ${all} filas listas`,
  progressLabel: 'Declaraciones comprobadas',
  cancel: 'Cancelar',
  goOn: 'Comprobar las demás',
  stopped: (left: number) =>
    plural(left, {
      one: 'Detenido. Queda 1 declaración sin comprobar.',
      other: 'Detenido. Quedan # declaraciones sin comprobar.',
    }),
  limited: {
    open: (count: number) => plural(count, { one: 'Abrir 1 enlace limitado', other: 'Abrir # enlaces limitados' }),
    counts: (count: number) =>
      plural(count, {
        one: 'Su titular ha limitado este enlace. Si lo abres, cuenta como una apertura.',
        other: 'Sus titulares han limitado estos enlaces. Si los abres, cuenta como una apertura de cada uno.',
      }),
    opening: 'Abriendo…',
  },
  results: 'Resultados',
  overall,
  repeats: (count: number) =>
    plural(count, {
      one: '1 fila muestra lo mismo que otra y no se cuenta otra vez.',
      other: '# filas muestran lo mismo que otra y no se cuentan otra vez.',
    }),
  counts: (count: number, which: keyof typeof overall) => `${count} · ${overall[which]}`,
  waiting: 'En espera',
  checking: 'Comprobando…',
  expected: '¿De quién deberían ser? (opcional)',
  expectedHint: 'Escribe un nombre, o varios, uno por línea. Cada nombre confirmado se compara con ellos.',
  missing: 'Nombres esperados sin credencial, o solo con una de la que no fiarse',
  compared: { match: 'coincide', differs: 'difiere', missing: 'falta' },
  record: {
    checker: '¿Quién comprueba? (opcional)',
    subject: 'Número de caso o expediente (opcional)',
    hint: 'Ambos figuran en lo que guardas o imprimes, y no se envían a nadie.',
  },
  persons: 'Nombres confirmados',
  person: (name: string, count: number) => `${quoteWords(name)} (${count})`,
  columns: {
    number: 'N.º',
    person: 'Persona',
    what: 'Qué',
    verifier: 'Confirmada por',
    verdict: 'Resultado',
    until: 'Hasta',
  },
  inText: (text: string) => `En tu texto: ${quoteWords(text)}`,
  noPerson: 'No dice de quién es',
  ownWords: 'tal como lo escribió su titular',
  nobody: 'Nadie',
  noEnd: 'Sin fecha de fin',
  none: '–',
  marks: {
    'same-link': ({ as }: { as: number }) => `El mismo enlace que la fila ${as}`,
    'same-credential': ({ as }: { as: number }) => `La misma credencial que la fila ${as}`,
    'other-name': ({ as }: { as: number }) => `La identidad de la fila ${as} con otro nombre`,
    'other-identity': ({ as }: { as: number }) => `El nombre de la fila ${as}, pero otra identidad`,
    'no-name': ({ as }: { as: number | null }) =>
      as === null
        ? 'No muestra ningún nombre, y ninguna fila con nombre es de su identidad'
        : `No muestra ningún nombre, y es de la identidad de la fila ${as}`,
    'unlike-most': ({ most }: { most: string }) =>
      `Otra persona que en la mayoría de las filas, que nombran a ${quoteWords(most)}`,
    'unlike-text': ({ text }: { text: string }) => `Tu texto dice ${quoteWords(text)} junto a este enlace`,
    'unlike-expected': ({ expected }: { expected: string }) => `No dice que sea de ${quoteWords(expected)}`,
    'not-expected': 'No nombra a nadie que esperes',
  },
  order: 'Orden',
  orders: { 'as-brought': 'Como se trajeron', attention: 'Primero lo que requiere atención', person: 'Por persona' },
  onlyNotFine: 'Mostrar solo lo que no está bien',
  allFine: 'Todas las filas están bien.',
  details: 'Detalles',
  detailsOf: (row: number) => `Detalles de la fila ${row}`,
  again: 'Comprobar todo de nuevo',
  clear: 'Vaciar la lista',
  saveCsv: 'Guardar como tabla (CSV, separado por comas)',
  print: 'Imprimir un comprobante',
  csv: {
    fileName: (day: string, shown: number, all: number) =>
      `declaraciones-comprobadas-${day}${shown === all ? '' : `-${shown}-de-${all}`}.csv`,
    columns: {
      number: 'N.º',
      from: 'Origen',
      beside: 'En tu texto',
      person: 'Persona',
      expected: 'Nombre esperado',
      compared: 'Comparación con los nombres esperados',
      title: 'Título',
      type: 'Tipo',
      verifier: 'Confirmada por',
      wallet: 'Dirección de la entidad verificadora',
      review: 'Revisión de la entidad verificadora',
      standing: 'Situación de la entidad verificadora',
      confirmed: 'Confirmada a más tardar (UTC)',
      verdict: 'Resultado',
      why: 'Por qué',
      notes: 'Notas',
      until: 'Válida hasta (UTC)',
      link: 'Enlace',
      fingerprint: 'Huella digital del enlace (SHA-256)',
      checker: 'Comprobada por',
      subject: 'Caso',
      checkedAt: 'Comprobada (UTC)',
      block: 'Bloque',
      blockHash: 'Hash del bloque',
      digest: 'Resumen criptográfico',
    },
  },
  receipt: {
    label: 'Comprobante de una comprobación',
    title: 'Declaraciones comprobadas',
    address: 'Comprobado con',
    local: 'Hora local',
    utc: 'UTC',
    block: 'Bloque más reciente de la cadena',
    blockOf: (number: number, hash: string) => `${number}, ${hash}`,
    noBlock: 'La cadena de bloques no ha respondido',
    chain: 'Cadena de bloques',
    registry: 'Registro',
    rows: 'Filas',
    rowsOf: (shown: number, all: number) =>
      shown === all ? String(all) : `${shown} de ${all}, según lo elegido en la página`,
    summary: 'Resumen',
    digest: 'Resumen criptográfico',
    link: 'Enlace',
    fingerprint: 'Su huella digital (SHA-256)',
    confirmed: 'Confirmada a más tardar (UTC)',
    checker: 'Comprobado por',
    subject: 'Caso',
    toRepeat: 'Enlaces y huellas digitales',
    note: 'Cada fila dice lo que valía en el momento de su comprobación. Cualquiera puede repetir la comprobación con los enlaces.',
  },
} as const
