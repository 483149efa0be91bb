export const verifierPageTexts = {
  title: 'Entidad verificadora',
  nobody: 'En esta dirección no hay ninguna entidad verificadora',
  unreviewed: 'Una entidad verificadora que nadie ha revisado',
  suspendedVerifier: 'Una entidad verificadora suspendida',
  suspendedName: 'Estuvo acreditada como',
  noName: 'No muestra ningún nombre, o solo uno que se podría confundir con el de otra entidad verificadora.',
  nameUnknown: 'El nombre que se dio a sí misma no se conoce en este momento.',
  standing: {
    accredited: {
      title: (since: string) => `Acreditada desde el ${since}`,
      text: (host: string) => `La administración de ${host} ha revisado quién es.`,
    },
    suspended: {
      title: (since: string) => `Suspendida desde el ${since}`,
      text: 'Lo que ha confirmado desde entonces no vale. La comprobación de un enlace dice si una confirmación anterior sigue valiendo.',
    },
    'self-registered': {
      title: 'Inscrita por su cuenta, sin revisar',
      text: 'Cualquiera puede inscribirse como entidad verificadora, con casi cualquier nombre. Pregunta a quien te mostró la declaración cómo puedes contactar con ella.',
    },
    unknown: {
      title: 'Aquí no es una entidad verificadora',
      text: 'Nadie ha acreditado esta dirección, y tampoco se ha inscrito por su cuenta. Fíjate bien en el enlace que has seguido.',
    },
    'not-accredited': {
      title: 'Sin acreditar',
      text: 'En la cadena de bloques no consta ninguna acreditación de esta dirección. No se ha podido averiguar si se ha inscrito por su cuenta.',
    },
  },
  reason: 'Motivo:',
  source: {
    agreed: 'Tu navegador acaba de preguntar a la cadena de bloques, que dice lo mismo.',
    chain:
      'Esto es lo que dice la cadena de bloques. No se ha podido contactar con este servicio, así que falta el resto.',
    server: (host: string) => `No se ha podido contactar con la cadena de bloques. Esto es solo lo que dice ${host}.`,
    differs:
      'Este servicio dice otra cosa, y quien decide es la cadena de bloques. Esta página muestra lo que dice la cadena.',
  },
  askAgain: 'Preguntar de nuevo',
  failed: 'No se ha podido contactar ni con este servicio ni con la cadena de bloques.',
  facts: {
    title: 'Quién es',
    domain: 'Su sitio web',
    noDomain: 'No ha indicado ninguno',
    address: 'La dirección de su cartera',
    why: 'Por qué',
    whyWithoutDomain:
      'La administración revisó quién es, sin un sitio web con el que comparar. En la cadena de bloques no consta otro motivo.',
    whyUnknown: 'La administración revisó quién es. Qué más la avala no se ha podido averiguar en este momento.',
    since: 'Desde',
    domainProven: (date: string) =>
      `El sitio nombraba la cartera de esta entidad verificadora cuando este servicio lo miró por última vez, el ${date}.`,
    domainAccredited: (date: string) => `La administración comprobó el ${date} que el sitio le pertenece.`,
    accreditedBy: 'Acreditada por',
    administrator: (address: string, host: string) => `${address}, de la administración de ${host}`,
  },
  templates: {
    title: 'Qué confirma',
    none: 'No ha publicado ninguna plantilla, así que no ha dicho qué confirma.',
    ended: 'Una entidad verificadora suspendida no confirma nada.',
  },
  history: {
    title: 'Historial',
    accredited: 'Acreditada como',
    suspended: 'Suspendida',
    by: (address: string) => `por ${address}`,
  },
  details: {
    summary: 'Detalles técnicos',
    key: 'Clave para atributos privados',
    keyText: ({ number, until }: { number: number; until: string }) => `Número ${number}, hasta el ${until}`,
    noKey: 'Ninguna',
    publicKey: 'Mitad pública de esa clave',
    changes: 'Transacciones de su historial',
  },
  register: 'Todas las entidades verificadoras del registro',
} as const
