import { quoteWords } from '@did/domain/proof/quote-words'
import { wallet } from '../wallet/connect.ts'

const people = (count: number) => (count === 1 ? '1 persona de confianza' : `${count} personas de confianza`)
const haveAgreed = (votes: number) =>
  votes === 1 ? '1 persona de confianza está de acuerdo' : `${people(votes)} están de acuerdo`
const agreedOf = (votes: number, threshold: number) =>
  `De momento ${votes === 1 ? 'está' : 'están'} de acuerdo ${votes} de las ${threshold} personas necesarias.`

export const helpTexts = {
  title: 'Ayudar como persona de confianza',
  broken: {
    title: 'Este enlace está incompleto',
    text: 'Le falta una parte. Pide a la persona que vuelva a enviar el enlace entero.',
  },
  elsewhere: {
    title: 'Este enlace pertenece a otro servicio',
    text: 'Ábrelo en la dirección que te dio la persona.',
  },
  loading: 'Cargando lo que te piden',
  failed: 'El servicio no nos ha dicho nada de esta identidad. Vuelve a intentarlo.',
  who: {
    heading: 'A quién ayudarías',
    named: (name: string) => `Aquí se hace llamar ${quoteWords(name)}.`,
    unnamed: 'Esta página no conoce el nombre de esta identidad. Compara la dirección con la de tu archivo.',
  },
  what: {
    heading: 'Qué aceptarías',
    byKey: 'La identidad recibe una llave de acceso nueva y las antiguas dejan de funcionar.',
    byController: 'Desde entonces, esta dirección actúa por la identidad:',
    warning:
      'Vas a entregar el control de una identidad. Quien te envió este enlace podría ser una persona desconocida. Habla antes con la persona, por teléfono o cara a cara.',
  },
  noGuardians: 'Esta identidad no tiene personas de confianza, así que nadie puede recuperarla.',
  decided: {
    title: 'Ya hay bastantes personas de acuerdo',
    text: (date: string) =>
      `La recuperación estará lista el ${date}. Si todas las personas de confianza están de acuerdo, nadie podrá detenerla, así que tu voto aún ayuda.`,
  },
  begin: {
    lead: 'Las personas de confianza pueden congelar una identidad, terminar su congelación o detener un cambio. Di aquí qué quieres y envíales el enlace.',
    whom: '¿De quién se trata?',
    address: 'O escribe la dirección de la identidad',
    whomText: 'Abre el archivo de las personas de confianza. Si no lo tienes, escribe la dirección de la identidad.',
    what: '¿Qué deben hacer las personas de confianza?',
    hints: {
      freeze:
        'Puede que le hayan robado la clave. No se podrá hacer nada en su nombre hasta que termine la congelación.',
      unfreeze: 'La clave vuelve a estar segura y la identidad puede actuar al momento.',
      veto: 'Hay en espera una recuperación, un traslado, el fin de una congelación o un cambio de personas de confianza, y no debe ocurrir.',
    },
    newKey: '¿Alguien necesita una clave nueva?',
    toRecovery: 'Recuperar la identidad',
    next: 'Crear el enlace',
  },
  decision: {
    what: {
      freeze: 'Congelar la identidad',
      unfreeze: 'Terminar la congelación',
      veto: 'Detener el cambio en espera',
    },
    effect: {
      freeze:
        'Dices que le han robado la clave: no se podrá registrar, demostrar ni responder nada nuevo en su nombre hasta que termine la congelación.',
      unfreeze: 'Dices que su clave vuelve a estar segura: la identidad puede actuar al momento.',
    },
    stops: {
      recovery: (date: string) => `La recuperación que estaría lista el ${date} no se hará.`,
      unanimous: (date: string) =>
        `La recuperación que estaría lista el ${date} no se hará. La decidieron todas las personas de confianza, así que solo pueden detenerla todas juntas.`,
      move: (date: string, to: string | null) =>
        `La identidad no se trasladará el ${date} a otra cartera${to === null ? '' : ` (${to})`}.`,
      unfreeze: (date: string) => `La congelación no terminará el ${date}.`,
      guardians: (date: string) =>
        `Se quedan las personas de confianza de hoy: su cambio, que espera al ${date}, no se hará.`,
    },
    nothing: {
      frozen: (date: string) => `La identidad está congelada desde el ${date}.`,
      'not-frozen': (_date: string) => 'La identidad no está congelada.',
      'nothing-waits': (_date: string) => 'No hay ningún cambio de esta identidad en espera.',
    },
    nothingToDo: 'Por eso no hay nada que decidir ahora. Esta página vuelve a mirar por sí sola.',
    warning: {
      freeze:
        'Quien te envió este enlace podría ser una persona desconocida que quiere hacer daño. Si puedes, habla antes con la persona.',
      unfreeze: 'También lo pediría quien ha robado una clave. Habla antes con la persona, por teléfono o cara a cara.',
      veto: 'Quien te envió este enlace podría haber robado la clave y querer evitar el cambio. Habla antes con la persona, por teléfono o cara a cara.',
    },
    noGuardians: 'Esta identidad no tiene personas de confianza, así que nadie puede decidir esto.',
    again: 'Escribir otra dirección',
    sign: '2. Acepta',
    signText:
      'Cuando haya bastantes personas de acuerdo, se hará al momento. No puedes echarte atrás después de responder: tu firma sigue siendo válida hasta que las personas de confianza decidan algo o la identidad tenga otras.',
    onlyNow: 'Para una congelación o un cambio posteriores, esta página solo cuenta una respuesta nueva.',
    missing: 'Abre antes el archivo.',
    send: {
      owner: 'Envía el enlace a tus personas de confianza',
      guardian: 'Pídeselo también a las demás personas de confianza',
      text: 'Cada una lo abre, lee de qué se trata y confirma una vez. El enlace por sí solo no da nada a nadie.',
      link: 'Enlace para las personas de confianza',
      copy: 'Copiar enlace',
      copied: { title: 'Copiado', description: 'Envía el enlace a las personas de confianza.' },
      copyFailed: { title: 'No se ha copiado', description: 'Selecciona el enlace y cópialo a mano.' },
    },
  },
  file: {
    heading: '1. El archivo de las personas de confianza',
    text: 'Te lo dio la persona cuando te eligió. Dice quiénes son las demás personas de confianza.',
  },
  words: {
    heading: '2. Compara seis palabras',
    text: 'Llama a la persona. Léele este número y deja que te lea seis palabras.',
    number: 'Tu número',
    six: 'Las seis palabras',
    same: 'La persona dice las mismas seis palabras',
    voice: 'Reconozco la voz de la persona o la estoy viendo',
    stop: 'Si las palabras no coinciden, no aceptes. Alguien ha cambiado el enlace.',
  },
  sign: {
    heading: '3. Acepta',
    text: 'Cuando haya bastantes personas de acuerdo, empezará la recuperación. No puedes echarte atrás después de responder.',
    connect: 'Entra con la cartera o la llave de acceso cuya dirección diste a la persona.',
    connectAction: `Conectar ${wallet}`,
    notGuardian: (address: string) =>
      `La dirección con la que estás aquí es ${address}, y no figura en este archivo. Conéctate con la dirección que diste a la persona.`,
    missing: 'Abre antes el archivo y confirma las dos frases sobre las seis palabras.',
    agree: 'Acepto',
    agreeing: 'Confírmalo…',
    declined: 'No lo has confirmado, así que no ha pasado nada.',
    failed: 'Tu respuesta no ha llegado. Vuelve a intentarlo.',
  },
  done: {
    title: 'Gracias',
    count: (votes: number, threshold: number) =>
      votes >= threshold
        ? `${haveAgreed(votes)}, y es suficiente. La recuperación ha empezado.`
        : agreedOf(votes, threshold),
    countOfDecision: (votes: number, threshold: number) =>
      votes >= threshold
        ? `${haveAgreed(votes)}, y es suficiente. Se hará efectivo en menos de un minuto.`
        : agreedOf(votes, threshold),
    text: 'Puedes cerrar esta página.',
  },
} as const
