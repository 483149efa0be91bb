import { quoteWords } from '@did/domain/proof/quote-words'

export const answerTexts = {
  title: 'Responder con una prueba',
  loading: 'Mirando la solicitud',
  failed: 'No se ha podido cargar la solicitud.',
  asks: (fact: string) => `Te piden demostrar que una declaración tuya se emitió a alguien ${fact}.`,
  from: 'Quién pregunta',
  accredited: (organization: string) => `${quoteWords(organization)}, una organización acreditada`,
  website: 'Sitio web',
  unknownAsker: 'Alguien desconocido',
  unknownText:
    'Nadie ha revisado quién es, se llame como se llame. Responde solo si conoces a quien te muestra el código.',
  checkingAsker: 'Averiguando quién pregunta…',
  askerUnchecked: 'No se ha podido averiguar quién pregunta. Trátalo como a alguien desconocido.',
  audience: 'Según sus propias palabras',
  until: 'Se puede responder hasta',
  matching: 'Caracteres que deben coincidir',
  matchingHint:
    'Los mismos caracteres están en la pantalla de quien pregunta. Si alguno no coincide, no respondas: alguien te ha pasado otro código.',
  shown:
    'La prueba oculta el valor, no a la persona. Quien pregunta ve también el tipo, el título, el emisor y la fecha de la declaración con la que respondes, quién la verificó y su DID.',
  different: {
    title: 'Esto no es lo que pide el código',
    text: 'Lo que dice este servicio sobre la solicitud no coincide con el código que has escaneado, así que no se muestra. No se ha enviado nada. Pide un código nuevo.',
  },
  gone: {
    title: 'Esta solicitud ha terminado o nunca existió',
    text: 'No se ha enviado nada. Pide un código nuevo a quien te mostró este.',
  },
  over: {
    title: 'Esta solicitud ha terminado',
    text: 'Se le ha acabado el plazo, así que ya no admite respuestas. Pide un código nuevo.',
  },
  broken: {
    title: 'Este enlace no está entero',
    text: 'Le falta una parte. Escanea otra vez el código o pide el enlace entero.',
    scan: 'Escanear QR',
  },
  connect: {
    text: 'Conecta la cartera que tiene tus declaraciones. Después vuelves a esta solicitud.',
    action: 'Conectar y responder',
  },
  signIn: {
    text: 'Inicia sesión con tu cartera para responder. Sigues en esta solicitud.',
    action: 'Iniciar sesión y responder',
  },
  noVault: {
    text: 'Aún no tienes atributos privados. Escríbelos con una declaración y deja que los confirme una entidad verificadora; después podrás responder a solicitudes así.',
    action: 'Ir a mis declaraciones',
  },
  locked: 'Abre tus atributos privados para responder.',
  looking: 'Buscando una declaración con la que responder',
  lookFailed: 'No se han podido revisar tus declaraciones.',
  none: {
    text: (attributes: string) =>
      `Ninguna de tus declaraciones verificadas tiene lo que hace falta: ${attributes}, como atributo privado confirmado por una entidad verificadora.`,
    action: 'Ir a mis declaraciones',
  },
  choose: 'Responder con',
  send: 'Demostrar y enviar',
  sending: 'Haciendo la prueba…',
  cancel: 'Cancelar',
  sent: {
    title: 'Enviado',
    text: 'La pantalla de quien pregunta muestra el resultado en un momento. Nadie más puede leer tu respuesta, y solo vale para esta solicitud.',
  },
  notKept: { title: 'Respuesta enviada', description: 'No se ha podido anotar en tu caja fuerte.' },
} as const
