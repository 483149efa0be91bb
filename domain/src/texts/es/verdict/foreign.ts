/** `issuer` is a domain, a name from the registry, a wallet's address or a DID. */
export type ForeignTold = { issuer: string; domain: string; at: string }
type Sentence = (told: ForeignTold) => string
type Headline = { title: string; sentence: Sentence }

export const foreignSentences = {
  'foreign-unchanged': () => 'El contenido es exactamente el que firmó su emisor',
  'foreign-changed': () => 'El contenido no es el que firmó su emisor',
  'foreign-unsigned': () => 'No la ha firmado nadie',
  'foreign-contradictory': () => 'Se contradice sobre quién la emitió o a quién',
  'foreign-by-another': () => 'No la firmó el emisor que nombra',
  'foreign-key-not-listed': () =>
    'Está firmada con una clave que su emisor no incluye entre las que usa para credenciales',
  'foreign-key-ended': () => 'Nombra una clave que su emisor ha revocado o que ha caducado',
  'foreign-unsupported': () => 'Está firmada de una forma que esta página no puede comprobar',
  'foreign-key-unchecked': () =>
    'No se ha podido obtener la clave del emisor, así que no se ha podido comprobar la firma',
  'foreign-issuer-service': () => 'Emitida por este servicio',
  'foreign-issuer-accredited': ({ issuer, at }) => `Emitida por ${issuer}, entidad acreditada desde el ${at}`,
  'foreign-issuer-domain': ({ issuer }) =>
    `Emitida por quien gestiona ${issuer}, de donde este servicio obtuvo la clave; aquí nadie ha revisado quién es`,
  'foreign-issuer-folder': ({ issuer, domain }) =>
    `Emitida por quien puede escribir en ${issuer}, de donde este servicio obtuvo la clave; ${domain} puede ser de otra persona`,
  'foreign-issuer-stranger': () => 'De un emisor desconocido: aquí nadie sabe de quién es esta clave',
  'foreign-issuer-suspended': ({ at }) => `Emitida por una entidad verificadora que está suspendida desde el ${at}`,
  'foreign-issuer-unchecked': () => 'No se ha podido comprobar quién es el emisor',
  'foreign-not-revoked': () => 'No está retirada, según la lista firmada del emisor',
  'foreign-revoked': () => 'La ha retirado su emisor, según la lista firmada del emisor',
  'foreign-suspended': () => 'Su emisor la tiene suspendida en este momento, según la lista firmada del emisor',
  'foreign-status-unchecked': () => 'No se ha podido comprobar si está retirada',
  'foreign-no-status': () => 'No indica ninguna lista de retiradas, así que su emisor no puede retirarla',
  'foreign-valid-until': ({ at }) => `Válida hasta el ${at}`,
  'foreign-without-end': () => 'No tiene fecha de fin',
  'foreign-expired': ({ at }) => `Caducada desde el ${at}`,
  'foreign-not-valid-yet': ({ at }) => `No es válida antes del ${at}`,
  'foreign-dates-unreadable': () => 'Sus fechas no se pueden leer',
  'foreign-attestation-kept-back': () =>
    'Firmada solo por el servicio: no se muestra la confirmación que firmó la entidad verificadora',
  'foreign-attestation-missing': () => 'Firmada por la entidad verificadora, pero no se muestra la confirmación',
  'foreign-attestation-differs': () => 'Dice algo distinto de la confirmación que firmó la entidad verificadora',
  'foreign-fields-bare': () =>
    'Algunos de sus campos están firmados solo por el servicio: no se muestra la firma de la entidad verificadora',
} as const satisfies Record<string, Sentence>

const notGenuine = 'No es auténtica'
const noReliance = 'No te fíes de esta credencial'

export const foreignGenuine: Headline = {
  title: 'Puedes fiarte de esta credencial',
  sentence: ({ issuer }) => `${issuer} la emitió, y no se ha cambiado nada.`,
}

export const foreignHeadlines = {
  'foreign-changed': {
    title: notGenuine,
    sentence: () => `${noReliance}: se cambió después de que la firmara su emisor, o su emisor no la firmó nunca.`,
  },
  'foreign-unsigned': {
    title: notGenuine,
    sentence: () => `${noReliance}: no la ha firmado nadie, así que puede haberla escrito cualquiera.`,
  },
  'foreign-contradictory': {
    title: notGenuine,
    sentence: () => `${noReliance}: sus partes se contradicen.`,
  },
  'foreign-by-another': {
    title: notGenuine,
    sentence: () => `${noReliance}: no la firmó el emisor que nombra.`,
  },
  'foreign-key-not-listed': {
    title: notGenuine,
    sentence: () => `${noReliance}: la clave que la firmó no está entre las de su emisor.`,
  },
  'foreign-key-ended': {
    title: 'La clave del emisor ya no vale',
    sentence: () =>
      `${noReliance}: su emisor ha revocado la clave que nombra, o la clave ha caducado. Pide al emisor una credencial nueva.`,
  },
  'foreign-unsupported': {
    title: 'No se ha podido comprobar esta credencial',
    sentence: () => 'Esta página no conoce este tipo de firma. Pide la credencial en otro formato.',
  },
  'foreign-key-unchecked': {
    title: 'No se ha podido comprobar esta credencial',
    sentence: () => 'Falta la clave del emisor, y sin ella nadie puede comprobar la firma.',
  },
  'foreign-issuer-domain': {
    title: 'Firmada por un dominio',
    sentence: ({ issuer }) =>
      `Quien gestiona ${issuer} firmó exactamente esto. Fíate tanto como te fíes de ese dominio, y lee su nombre letra por letra.`,
  },
  'foreign-issuer-folder': {
    title: 'Firmada por una parte de un sitio web',
    sentence: ({ issuer, domain }) =>
      `Quien puede escribir en ${issuer} firmó exactamente esto. ${domain} puede ser de otra persona. Fíate tanto como te fíes de esa dirección, y léela letra por letra.`,
  },
  'foreign-issuer-stranger': {
    title: 'Firmada por alguien desconocido',
    sentence: () =>
      'No ha cambiado desde que alguien la firmó, pero aquí nadie sabe quién fue. Una clave así puede crearla cualquiera.',
  },
  'foreign-issuer-suspended': {
    title: 'Su emisor está suspendido',
    sentence: () => 'El emisor fue una entidad acreditada, pero ya no lo es. Pregúntale antes de fiarte.',
  },
  'foreign-issuer-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'Falta la respuesta de la cadena de bloques sobre el emisor, así que aquí nadie puede decir quién es.',
  },
  'foreign-revoked': { title: 'Retirada', sentence: () => `${noReliance}: la ha retirado su emisor.` },
  'foreign-suspended': {
    title: 'Suspendida',
    sentence: () => `${noReliance} por ahora: su emisor la ha suspendido.`,
  },
  'foreign-status-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () => 'Falta la lista firmada de retiradas del emisor, así que puede que la haya retirado.',
  },
  'foreign-expired': { title: 'Esta credencial ha caducado', sentence: ({ at }) => `Era válida hasta el ${at}.` },
  'foreign-not-valid-yet': {
    title: 'Esta credencial aún no es válida',
    sentence: ({ at }) => `Será válida a partir del ${at}.`,
  },
  'foreign-dates-unreadable': {
    title: notGenuine,
    sentence: () => `${noReliance}: sus fechas no se pueden leer.`,
  },
  'foreign-attestation-kept-back': {
    title: 'Firmada solo por el servicio',
    sentence: () =>
      'No se muestra la confirmación que firmó la entidad verificadora. Pide la credencial con todas sus partes.',
  },
  'foreign-attestation-missing': {
    title: 'No se muestra la confirmación',
    sentence: () =>
      'La entidad verificadora la firmó con su propia clave. Sin la confirmación, nadie puede consultar en la cadena si la entidad la ha retirado. Pide la credencial con todas sus partes.',
  },
  'foreign-attestation-differs': {
    title: notGenuine,
    sentence: () => `${noReliance}: la entidad verificadora nunca confirmó lo que dice.`,
  },
  'foreign-fields-bare': {
    title: 'Algunos campos están firmados solo por el servicio',
    sentence: () =>
      'No se muestra la firma de la entidad verificadora para estos campos. Pide la credencial con todas sus partes.',
  },
} as const satisfies Record<string, Headline>

export const foreignContentTexts = {
  says: 'Lo que dice',
  about: 'Sobre',
  notWhole: 'Tiene más contenido, que no se muestra.',
} as const
