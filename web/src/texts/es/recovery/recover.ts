import { wallet } from '../wallet/connect.ts'

const people = (count: number) => (count === 1 ? '1 persona de confianza' : `${count} personas de confianza`)

export const recoverTexts = {
  title: 'Recuperar tu identidad',
  asGuardian: '¿Eres persona de confianza de alguien? Congela una identidad o detén un cambio',
  lead: 'Tus personas de confianza pueden dar una clave nueva a tu identidad. Para esto no necesitas ni cuenta ni el dispositivo antiguo.',
  stepOf: (step: number, count: number) => `Paso ${step} de ${count}`,
  again: 'Empezar de nuevo',
  againText:
    'Si empiezas de nuevo, este navegador olvida la solicitud. Tus personas de confianza tendrán que aceptar otra.',
  identity: {
    question: '¿Qué identidad has perdido?',
    text: 'Abre el archivo que diste a tus personas de confianza. Si no lo tienes, pide a una de ellas la dirección de tu identidad.',
    address: 'O escribe la dirección de tu identidad',
    addressFault: 'Esto no es una dirección. Una dirección empieza por 0x y tiene 42 caracteres.',
    next: 'Siguiente',
    looking: 'Buscando…',
    noGuardians:
      'Esta identidad no tiene personas de confianza, así que nadie puede darle una clave nueva. ¿Es la dirección correcta?',
    failed: 'Ni el servicio ni la cadena de bloques nos han dicho nada de esta identidad. Vuelve a intentarlo.',
  },
  target: {
    question: '¿Cómo la abrirás a partir de ahora?',
    byKey:
      'Con una llave de acceso nueva de este dispositivo. Tu identidad conserva su dirección y todo sigue como está.',
    createKey: 'Crear una llave de acceso nueva',
    creating: 'Tu dispositivo te está preguntando…',
    orWallet: 'Prefiero usar una cartera',
    orKey: 'Prefiero usar una llave de acceso',
    byWallet: `Con otra cartera o llave de acceso. Actuará por tu identidad y todo seguirá como está. Si aún no tienes una llave de acceso aquí, elige «Crear una identidad nueva»: así se crea la clave nueva para tu identidad de siempre.`,
    connect: `Conectar ${wallet}`,
    use: (address: string) => `Usar ${address}`,
    useText: 'Esta es la cartera o la llave de acceso con la que estás aquí ahora:',
    isInCharge: 'Esta cartera ya controla la identidad. Puedes iniciar sesión con ella.',
  },
  help: {
    question: 'Pide ayuda a tus personas de confianza',
    text: 'Envía este enlace a cada una de ellas y llámalas. El enlace por sí solo no da nada a nadie.',
    link: 'Enlace para tus personas de confianza',
    copy: 'Copiar enlace',
    copied: { title: 'Copiado', description: 'Envía el enlace a cada una de tus personas de confianza.' },
    copyFailed: { title: 'No se ha copiado', description: 'Selecciona el enlace y cópialo a mano.' },
    call: 'Cuando llames, la persona de confianza te leerá un número. Escríbelo aquí y léele seis palabras.',
    number: 'El número que te lee la persona de confianza',
    numberHint: 'Seis cifras',
    words: 'En las dos pantallas se ven estas seis palabras:',
    others: 'Pídeselo también a las demás',
    othersText:
      'Cuando todas están de acuerdo, ya nadie puede detener la recuperación, ni siquiera quien tenga tu clave antigua. La espera empieza entonces de nuevo.',
    differ:
      'Si la persona de confianza ve otras palabras, alguien ha cambiado el enlace. En ese caso, detente y envíalo de nuevo por otro medio.',
  },
  wait: {
    waiting: 'Tus personas de confianza aún no han aceptado',
    waitingOf: (threshold: number, count: number) => `Hace falta el acuerdo de ${threshold} de ${people(count)}.`,
    votesOf: (votes: number, count: number) =>
      votes === 0
        ? 'De momento no ha aceptado ninguna persona.'
        : `De momento ${votes === 1 ? 'ha aceptado' : 'han aceptado'} ${votes} de ${count}.`,
    votes: (votes: number, threshold: number) =>
      `De momento ${votes === 1 ? 'ha aceptado' : 'han aceptado'} ${people(votes)}; hace falta el acuerdo de ${threshold}.`,
    noVotes: 'De momento no ha aceptado ninguna persona.',
    waitingText: 'Esta página vuelve a mirar por sí sola. Puedes cerrarla y volver en este navegador.',
    other: {
      title: 'Hay otra recuperación de esta identidad en espera',
      text: 'Indica una clave que no es la tuya. Si no la has pedido tú, llama ahora a tus personas de confianza.',
    },
    agreed: 'Tus personas de confianza han aceptado',
    ready: (date: string) => `Estará lista el ${date}`,
    readyText: 'Hasta entonces puede detenerla quien tenga la clave antigua. Vuelve en este navegador.',
    readyOfAllText:
      'Han aceptado todas, así que quien tenga la clave antigua no puede detenerla. Vuelve en este navegador.',
    now: 'Tu clave nueva está lista',
    nowText: 'Un paso más y tu identidad volverá a ser tuya.',
    finish: 'Terminar',
    finishing: 'Terminando…',
    finishingText: 'La cadena de bloques lo está anotando. Puede tardar un minuto.',
  },
  done: {
    title: 'Tu identidad vuelve a ser tuya',
    text: 'Tu clave nueva tiene el control. La antigua ya no puede hacer nada. Tus personas de confianza siguen siendo las mismas.',
    resolvers:
      'Los programas de otros que leen tu did:ethr siguen viendo la clave antigua. Solo la clave antigua podría cambiarlo, así que una recuperación no puede.',
    verifiers:
      '¿Eres una entidad verificadora? Esa condición se queda con la clave antigua. Pide a la administración que la suspenda desde el momento en que perdiste esa clave. Después inicia sesión con tu dirección nueva y vuelve a solicitarla.',
    signIn: 'Iniciar sesión',
    toProfile: 'Ir a tu perfil',
  },
  wrongSigner: (address: string) => `Conecta ${address}, la dirección que eligieron contigo tus personas de confianza.`,
} as const
