import { plural } from '../frame/plural.ts'

export const askTexts = {
  title: 'Pedir una prueba',
  lead: 'Elige un dato, por ejemplo 18 años o más. Quien tiene una declaración verificada escanea tu código y lo demuestra ante esta página, sin mostrar el valor que hay detrás.',
  noAccount: 'No necesitas cuenta ni cartera.',
  developmentKeys:
    'Esta instalación solo tiene claves de desarrollo, así que nadie podría fiarse de una prueba pedida aquí.',
  says: (fact: string) => `Pides una prueba de esto: alguien ${fact}.`,
  asked: (fact: string) => `Alguien ${fact}`,
  audience: 'Quién pregunta',
  audienceHint:
    'Quien escanea el código lo lee como palabras tuyas. También figura en la prueba, así que nombra tu lugar: «Bar del Muelle, Lisboa».',
  audienceMissing: 'Di quién pregunta',
  lifetime: 'Se puede responder durante',
  lifetimes: { quarter: '15 minutos', hour: '1 hora', day: '1 día' },
  make: 'Crear el código',
  sign: (organization: string) => `Firmar como ${organization} y crear el código`,
  signHint:
    'Si firmas, tu nombre aparece como el de una organización acreditada. Si no, apareces como «alguien desconocido».',
  making: 'Creando el código',
  notMade: 'No se ha podido pasar la solicitud al servidor. Vuelve a intentarlo.',
  waiting: 'Pide que escaneen este código',
  waitingText: 'Con la cámara del teléfono o en la página «Escanear QR» de este sitio.',
  qrAlt: 'Código QR de tu solicitud de una prueba',
  copy: 'Copiar el enlace',
  again: 'Pedir otra cosa',
  matching: 'Caracteres que deben coincidir',
  matchingHint:
    'Los mismos caracteres están en la pantalla de quien responde. Si alguno no coincide, es otra solicitud.',
  fact: 'Qué se pide',
  from: 'Quién lo pide',
  until: 'Se puede responder hasta',
  signedBy: (organization: string) => `${organization}, con firma`,
  unsigned: (audience: string) => `${audience} (aparece como alguien desconocido)`,
  keepOpen:
    'Mantén abierta esta pestaña, porque solo ella puede leer la respuesta. Puedes recargarla. Si la cierras, la respuesta se pierde.',
  passedOn: 'Un código se puede pasar a otras personas. Compara los caracteres y mira a quien tienes delante.',
  listening: 'Esperando una respuesta…',
  unreachable: 'No se sabe si hay respuesta. Seguimos intentándolo.',
  over: { title: 'Esta solicitud ha terminado', text: 'Ya no puede responder nadie.' },
  overUnheard: 'Se ha acabado el plazo y no se sabe si ha llegado alguna respuesta. Recarga esta página.',
  overUnanswered: 'Se ha acabado el plazo sin respuesta. Pídelo de nuevo con otro código.',
  full: {
    title: 'Solo se guardan las respuestas más recientes',
    text: 'Si la respuesta que buscas no está entre ellas, pídela de nuevo con otro código.',
  },
  answers: (count: number) => plural(count, { one: 'Ha respondido una persona', other: 'Han respondido # personas' }),
  answer: (place: number) => `Respuesta ${place}`,
  loading: 'Mirando la respuesta',
  rubbish: 'Alguien ha enviado algo que esta página no puede abrir: no se hizo para este código.',
  wrong: 'Alguien ha enviado una prueba que no vale para esta solicitud: se hizo para otra cosa, o se ha cambiado.',
  repeated: 'Ha llegado una copia de una respuesta, o una segunda de la misma persona. Cada persona cuenta una vez.',
  uncounted:
    'Una respuesta de arriba no se cuenta: no es auténtica, no la respalda ninguna entidad verificadora acreditada, su confirmación ha terminado o no ha empezado, o puede haberla enviado quien robó la clave de su titular.',
  unchecked: 'Una respuesta aún no se ha podido comprobar. Seguimos intentándolo.',
  times: (sentence: string, count: number) => plural(count, { one: sentence, other: `${sentence} (# veces)` }),
} as const
