import { unfreezeAloneDays } from '@did/domain/account/recovery-limits'

const people = (count: number) => (count === 1 ? '1 persona de confianza' : `${count} personas de confianza`)
const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)

export const guardianFileTexts = {
  open: 'Abrir el archivo',
  chooseFile: 'El archivo de las personas de confianza',
  paste: 'O pega el texto del archivo',
  faults: {
    unreadable: 'Esto no es un archivo de personas de confianza, o le falta una parte.',
    elsewhere: 'Este archivo pertenece a otro servicio.',
    'other-identity': 'Este archivo es de otra identidad.',
    outdated: 'Estas personas de confianza no valen para esta identidad, o ya no. Busca otro archivo.',
  },
  read: (threshold: number, count: number) =>
    `El archivo es correcto: hace falta el acuerdo de ${threshold} de ${people(count)}.`,
} as const

export const guardianTexts = {
  heading: 'Si pierdes tu clave',
  lead: 'Elige a personas que puedan devolverte tu identidad si pierdes o te roban el dispositivo o la cartera.',
  open: 'Personas de confianza y claves robadas',
  title: 'Personas de confianza',
  description: 'Son personas en las que confías. Juntas pueden dar una clave nueva a tu identidad.',
  loading: 'Cargando tus personas de confianza',
  loadFailure: 'No se han podido cargar tus personas de confianza.',
  points: [
    'Cuando bastantes de ellas están de acuerdo, empieza una recuperación. Puedes detenerla durante unos días, y tú eliges cuántos. También puede detenerla quien te haya robado la clave.',
    'Cuando todas están de acuerdo, nadie puede detenerla: ni quien te haya robado la clave ni tampoco tú. Por eso, elige a personas que no se conozcan mucho entre sí.',
    'Nadie sabe quiénes son hasta que actúan. No ven ninguna de tus credenciales.',
    'Sin personas de confianza, nadie puede ayudarte si pierdes tu clave. Nosotros tampoco.',
  ],
  state: {
    none: 'Aún no tienes personas de confianza.',
    set: 'Tienes personas de confianza. Aquí nadie puede leer quiénes son; lo dicen tu archivo y los suyos.',
    waiting: (date: string) => `Hay un cambio de tus personas de confianza en espera. Vale a partir del ${date}.`,
    leaving: (date: string) => `Dejan de serlo el ${date}, y entonces no tendrás ninguna.`,
  },
  choose: 'Elegir personas de confianza',
  change: 'Cambiar personas de confianza',
  stolen: 'Me han robado la clave',
  back: 'Atrás',
  askThem:
    'Tus personas de confianza también pueden congelar tu identidad al momento, poner fin a una congelación o detener un cambio.',
  toHelp: 'Crear un enlace para ellas',
  present: {
    title: 'Cambiar personas de confianza',
    description:
      'Abre antes el archivo de tus personas de confianza actuales. Las nuevas valen pasado el doble del plazo de las actuales, para que nadie que te robe la clave pueda apartarlas.',
  },
  form: {
    text: 'Pide a cada persona su nombre de usuario o su dirección de aquí. Para entrar usan una cartera o una llave de acceso. El nombre de usuario está en su perfil, y la dirección, tras el botón de la parte superior de la página.',
    row: (number: number) => `Persona de confianza ${number}`,
    placeholder: 'Un nombre de usuario o 0x…',
    looking: 'Buscando a tus personas de confianza…',
    add: 'Añadir una persona',
    remove: (number: number) => `Quitar la persona de confianza ${number}`,
    threshold: 'Cuántas deben estar de acuerdo',
    thresholdOption: (threshold: number, count: number) =>
      threshold === count ? `Todas (${count})` : `${threshold} de ${count}`,
    thresholdHint: 'Más de la mitad es una buena elección.',
    thresholdOfAll:
      'Si todas deben estar de acuerdo, nunca podrás detener una recuperación. Elige menos, o añade a otra persona, si quieres poder detenerla.',
    days: 'Días en los que puedes detener una recuperación',
    daysOfAll: 'Días que espera una recuperación',
    daysHint: (least: number, most: number) =>
      `De ${least} a ${most}. La recuperación espera este tiempo, también cuando la quieres tú.`,
    daysFault: (least: number, most: number) => `Escribe un número del ${least} al ${most}`,
    next: 'Siguiente',
    faults: {
      missing: 'Escribe el nombre de usuario o la dirección de al menos una persona',
      unknown: 'Aquí nadie tiene este nombre de usuario. Revisa cómo se escribe o pide la dirección.',
      unasked:
        'No hemos podido buscar este nombre de usuario. Vuelve a intentarlo dentro de un rato o escribe la dirección.',
      'not-address': 'Esto no es una dirección. Una dirección empieza por 0x y tiene 42 caracteres.',
      misspelt: 'Hay un carácter equivocado en esta dirección. Vuelve a copiarla entera.',
      yourself: 'Esta es tu propia dirección. Tiene que ser la de otra persona.',
      repeated: 'Esta persona ya está en la lista',
    },
  },
  remove: {
    title: 'Quitar todas las personas de confianza',
    description: 'A partir de entonces, nadie podrá dar una clave nueva a tu identidad.',
    present: {
      title: 'Quitar todas las personas de confianza',
      description: 'Abre antes el archivo de tus personas de confianza actuales. Sin él no se pueden quitar.',
    },
    points: (wait: number) => [
      `Tus personas de confianza dejan de serlo pasado un plazo de ${days(wait)}, el doble del suyo, para que nadie que te robe la clave pueda apartarlas antes de que actúen.`,
      'Hasta entonces valen, y lo que decidan juntas cancela el cambio. También lo cancela una congelación.',
      'Hasta entonces puedes cambiar de idea: vuelve a elegir personas de confianza.',
    ],
    warning:
      'Desde entonces, quien tenga tu clave tendrá tu identidad, y si se pierde la clave, se pierde la identidad.',
    submit: 'Quitar todas',
    removing: {
      title: 'Quitar todas las personas de confianza',
      success: 'Tus personas de confianza dejan de serlo pasado el plazo, si nadie lo detiene.',
      done: {
        title: 'Tus personas de confianza van a dejar de serlo',
        description: 'Tu perfil dice desde cuándo no tendrás ninguna.',
      },
    },
  },
  file: {
    people: 'Tus personas de confianza',
    summary: (threshold: number, count: number, delay: number) =>
      `Hace falta el acuerdo de ${threshold} de ${people(count)}, y una recuperación espera ${days(delay)}.`,
    text: 'Da este archivo a cada persona de confianza y guarda una copia fuera de este dispositivo. Para una recuperación hace falta el archivo, y nosotros no lo tenemos. Sin él, tus personas de confianza no pueden ayudarte.',
    save: 'Guardar el archivo',
    copy: 'Copiar su texto',
    copied: { title: 'Copiado', description: 'El texto del archivo está en el portapapeles.' },
    copyFailed: { title: 'No se ha copiado', description: 'El navegador no permite copiar. Guarda el archivo.' },
    confirm: 'He dado este archivo a mis personas de confianza y guardo una copia',
    saveFirst: 'Antes, guarda el archivo o copia su texto',
    confirmFirst: 'Confirma que tus personas de confianza tienen el archivo',
    submit: 'Guardar personas de confianza',
  },
  setting: {
    title: 'Guardar personas de confianza',
    success: 'Tus personas de confianza están en la cadena de bloques, como un número que no nombra a nadie.',
    saved: 'Conserva el archivo: lo necesitarás cuando vuelvas a intentarlo.',
    done: {
      title: 'Ya tienes personas de confianza',
      description: 'Pueden ayudarte a partir de ahora o, si es un cambio, desde el día en que valga.',
    },
  },
} as const

export const frozenTexts = {
  title: 'Me han robado la clave',
  description: 'Detén todo lo que se podría hacer con tu clave.',
  points: [
    'No se puede registrar, demostrar, confirmar ni responder nada nuevo en tu nombre.',
    'Lo que ya está confirmado sigue como está.',
    'Quien abra tus enlaces verá un aviso hasta que termine la congelación.',
  ],
  endsBy:
    'La congelación termina con una recuperación, por decisión de tus personas de confianza o cuando pides su fin y esperas.',
  noGuardians: `No tienes personas de confianza, así que nadie puede darte una clave nueva. La congelación solo termina cuando lo pides y esperas ${days(unfreezeAloneDays)}.`,
  submit: 'Congelar mi identidad',
  freezing: {
    title: 'Congelar mi identidad',
    success: 'Tu identidad está congelada. Ahora pide una recuperación a tus personas de confianza.',
    successAlone:
      'Tu identidad está congelada hasta que pongas fin a la congelación. Nadie puede darte una clave nueva.',
    done: { title: 'Tu identidad está congelada', description: 'No se puede hacer nada en tu nombre.' },
  },
  end: 'Terminar la congelación',
  endDescription: 'La congelación termina pasado el plazo de tus personas de confianza.',
  endDescriptionAlone: `La congelación termina pasados ${days(unfreezeAloneDays)}.`,
  endText:
    'Hasta entonces puedes impedirlo tú, y tus personas de confianza también, porque podría pedirlo quien te haya robado la clave.',
  endTextAlone: 'Hasta entonces puedes impedirlo, porque también podría pedirlo quien te haya robado la clave.',
  endFile: 'Abre el archivo de tus personas de confianza.',
  endSubmit: 'Pedir el fin de la congelación',
  ending: {
    title: 'Terminar la congelación',
    success: 'La congelación termina pasado el plazo, si nadie lo impide.',
    done: { title: 'Has pedido el fin de la congelación', description: 'Tu perfil dice cuándo termina.' },
  },
} as const

export const moveSectionTexts = {
  title: 'Trasladar a otra clave',
  lead: 'De tu cartera a una llave de acceso, o de tu llave de acceso a una cartera. Tu identidad sigue siendo la misma.',
  open: 'Ver qué implica el traslado',
} as const

export const controlNoticeTexts = {
  frozen: {
    title: 'Tu identidad está congelada',
    text: (date: string) =>
      `Desde el ${date} no se puede hacer nada en tu nombre. Tus personas de confianza pueden darte una clave nueva.`,
    textAlone: (date: string) =>
      `Desde el ${date} no se puede hacer nada en tu nombre. No tienes personas de confianza, así que solo te protege la congelación. Dura hasta que le pongas fin, y eso tarda ${days(unfreezeAloneDays)}.`,
    newKey: 'Pedir una clave nueva',
  },
  guardians: {
    title: 'Tus personas de confianza están a punto de cambiar',
    text: (date: string) =>
      `A partir del ${date} valen las nuevas. Si no lo has pedido tú, otra persona tiene tu clave. Congelar tu identidad también detiene este cambio.`,
  },
  leaving: {
    title: 'Tus personas de confianza están a punto de dejar de serlo',
    text: (date: string) =>
      `A partir del ${date} no tendrás ninguna. Si no lo has pedido tú, otra persona tiene tu clave. Congelar tu identidad también detiene este cambio.`,
  },
  pending: {
    recovery: {
      title: 'Tus personas de confianza están dando una clave nueva a tu identidad',
      text: (date: string) =>
        `A partir del ${date}, la clave nueva actúa por ti. Si no lo has pedido tú, detenlo ahora.`,
    },
    unanimous: {
      title: 'Todas tus personas de confianza están dando una clave nueva a tu identidad',
      text: (date: string) =>
        `A partir del ${date}, la clave nueva actúa por ti. Todas están de acuerdo, así que solo pueden detenerlo todas juntas.`,
    },
    move: {
      title: 'Tu identidad está a punto de trasladarse',
      text: (date: string) =>
        `A partir del ${date}, otra clave puede tomar el control. Si no lo has pedido tú, detenlo ahora.`,
    },
    unfreeze: {
      title: 'La congelación de tu identidad está a punto de terminar',
      text: (date: string) => `Termina el ${date}. Si no lo has pedido tú, impídelo ahora.`,
    },
  },
  seeMove: 'Ver el traslado',
  stop: 'Detenerlo',
  stopping: {
    title: 'Detenerlo',
    success: 'No ocurrirá.',
    done: { title: 'Detenido', description: 'No ocurrirá.' },
  },
} as const
