import { quoteWords } from '@did/domain/proof/quote-words'

export const passkeysTexts = {
  heading: 'Tus llaves de acceso',
  lead: 'Cada una de ellas abre esta identidad. Con una segunda, perder el teléfono no te deja fuera.',
  loading: 'Buscando tus llaves de acceso',
  loadFailed: 'No se han podido leer tus llaves de acceso.',
  name: (place: number, day: string) => `Llave de acceso ${place}, desde el ${day}`,
  inUse: 'En uso aquí',
  add: 'Añadir otra llave de acceso',
  adding: 'Confirma, por favor…',
  how: 'Para una llave de seguridad o un teléfono cercano que tu navegador encuentre. Tu llave de acceso actual lo confirma una vez.',
  unfinished: 'Se ha creado una llave de acceso nueva que aún no está confirmada.',
  finish: 'Confirmarla',
  discard: 'No añadirla',
  added: {
    title: 'Llave de acceso añadida',
    description: 'A partir de ahora abre esta identidad, también si pierdes la otra.',
  },
  remove: (name: string) => `Quitar: ${name}`,
  removal: {
    text: (name: string) =>
      `¿Quitar ${quoteWords(name)}? En todos los dispositivos que la tengan, dejará de servir para iniciar sesión y para confirmar. No se puede volver a añadir. Si abre tus atributos privados, quítala también allí, en «Formas de acceso». Hasta entonces sigue abriendo cada copia de ellos. Si otra persona puede haberla usado, elige también «Trasladar a otra clave» en tu perfil. Hasta entonces sigue siendo válido lo que esa persona obtuvo con ella, por ejemplo una credencial en una cartera.`,
    yes: 'Quitarla',
    no: 'Conservarla',
    done: { title: 'Llave de acceso quitada', description: 'Ya no abre esta identidad.' },
  },
  unknown: {
    name: 'Una llave de acceso que este servicio no conoce',
    text: 'La cadena de bloques dice que a esta identidad la abre también una llave de acceso que este servicio no conoce. Si no es tuya, quítala.',
    notice: {
      title: 'Una llave de acceso que este servicio no conoce abre esta identidad',
      text: 'Se añadió en la cadena de bloques y este servicio no la ha guardado. Si no es tuya, quítala.',
      action: 'Ver tus llaves de acceso',
    },
  },
  unlisted:
    'La cadena de bloques no dice qué llaves de acceso se han añadido a esta identidad, así que no podemos saber si hay más que estas.',
  oneKey: {
    title: 'Esta identidad tiene una sola clave',
    text: 'Si pierdes el dispositivo con tu llave de acceso, nadie podrá darte acceso de nuevo. Añade una segunda llave de acceso en otro dispositivo o en una llave de seguridad.',
    action: 'Añadir una segunda llave',
  },
} as const
