export const issuingKeyTexts = {
  heading: 'Claves para carteras de otros',
  intro:
    'Las personas titulares pueden llevar lo que confirmas a carteras de otros programas. Algunas carteras exigen la firma de una clave tuya. Tu cartera anuncia la clave en la cadena de bloques, donde todo el mundo la encuentra. Quien lee la credencial ve si tienes la acreditación.',
  loading: 'Leyendo tus claves',
  failed: 'No se han podido leer tus claves.',
  unknownRegistry: 'Este servicio no conoce el contrato en el que se anuncian las claves.',
  needsAccreditation:
    'Sin una cartera propia, podrás anunciar una clave en cuanto tengas la acreditación: entonces lo paga este servicio.',
  custody: {
    legend: '¿Quién guarda la clave?',
    another: 'Otra clave: ¿quién la guarda?',
    service: {
      label: 'La guarda este servicio',
      hint: 'Las credenciales se firman al momento, también en tu ausencia. Cada credencial contiene la confirmación de tu cartera, así que el servicio no puede inventar nada con la clave.',
      kept: 'Clave que guarda este servicio',
    },
    browser: {
      label: 'La guarda este navegador',
      hint: 'Nadie más puede firmar con la clave. Las personas titulares esperan hasta que inicias sesión aquí con este navegador. Si se borran los datos de este navegador, se pierde la clave.',
      kept: 'Clave que guarda un navegador',
    },
    unsupported: 'Este navegador no puede guardar una clave así.',
  },
  make: {
    action: 'Crear la clave',
    title: 'Anunciar tu clave',
    success: 'A partir de ahora, todo el mundo encuentra tu clave.',
    saved: 'La clave está creada. Puedes anunciarla más tarde.',
    done: {
      title: 'Clave anunciada',
      description: 'Las personas titulares ya pueden llevar lo que confirmas a más carteras.',
    },
  },
  announce: 'Anunciar',
  state: {
    waiting: 'Tu cartera aún no ha anunciado la clave',
    active: (day: string) => `Válida hasta el ${day}`,
    expired: 'Caducada',
    'taken-back': 'Anulada',
  },
  stopped: 'Aquí ya no se usa, pero para los demás aún vale',
  elsewhere: 'Esta clave está en otro navegador',
  waitsElsewhere: 'Esta clave está en otro navegador. Anúnciala desde allí. Si no la creaste tú, anúlala.',
  revocation: {
    action: 'Anular…',
    warning: 'Todo lo que se ha firmado con esta clave deja de valer, en todas partes y para siempre.',
    confirm: 'Anular la clave',
    keep: 'Conservar la clave',
    title: 'Anular tu clave',
    success: 'La clave ya no vale para nadie.',
    saved: 'La clave ya no se usa aquí. Para los demás vale hasta que tu cartera la anule.',
    done: { title: 'Clave anulada', description: 'Nada de lo que se firmó con ella vale ya.' },
  },
  signed: (count: number) => ({
    title: count === 1 ? 'Credencial firmada' : `${count} credenciales firmadas`,
    description: 'Las carteras que esperaban las reciben ahora.',
  }),
  refused: 'Una credencial que espera tu firma no coincide con lo que confirmaste. Este navegador no la ha firmado.',
  later: (count: number) =>
    `Todavía no se ${count === 1 ? 'ha podido firmar una credencial' : `han podido firmar ${count} credenciales`}. Esta página lo intenta de nuevo por sí sola.`,
  unsigned: (count: number) =>
    `No se ${count === 1 ? 'ha podido firmar una credencial' : `han podido firmar ${count} credenciales`}. Las demás no esperan por ello. Vuelve a cargar esta página para intentarlo de nuevo. Si este aviso vuelve a aparecer, escribe a quien gestiona el servicio, en la página de contacto.`,
} as const
