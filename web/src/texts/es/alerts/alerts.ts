import type { AlertKind } from '@did/domain/alert/alert'
import { maximumAlerts } from '@did/domain/alert/limits'
import { writeHours } from '@did/domain/texts/es/durations'

const kinds: Record<AlertKind, string> = {
  asked: 'Alguien me pide que confirme algo',
  decided: 'Hay una decisión sobre una solicitud mía',
  question: 'Una entidad verificadora me hace una pregunta, o alguien responde a una mía',
  ending: 'Una confirmación mía caduca pronto',
  revoked: 'Se retira una confirmación',
  opened: 'Alguien abre un enlace que compartí',
  control: 'Otra persona va a actuar por mí, se añade una llave de acceso, o mi identidad está congelada',
}

export const alertTexts = {
  heading: 'Recibir avisos de cambios',
  lead: 'Por correo electrónico o en este navegador, sobre los tipos de cambios que elijas.',
  open: 'Elegir los avisos',
  description: 'Ningún mensaje te nombra a ti, ni a otra persona, ni una credencial. Solo dice que algo ha cambiado.',
  close: 'Listo',
  loading: 'Cargando lo que has elegido',
  loadFailure: 'No se ha podido cargar lo que has elegido.',
  kinds,
  kindsLegend: 'Avisarme cuando',
  noKind: 'No se envía nada hasta que elijas algo aquí.',
  mail: {
    heading: 'Por correo electrónico',
    notOffered: 'Este servicio no envía correos electrónicos.',
    address: 'Dirección de correo electrónico',
    addressHint: 'Antes enviamos allí un enlace. La dirección de tu perfil no se usa.',
    addressInvalid: 'Escribe una dirección de correo electrónico',
    send: 'Enviar enlace',
    sending: 'Enviando…',
    waiting: (address: string) =>
      `Hemos enviado un enlace a ${address}. Ábrelo en un plazo de ${writeHours(maximumAlerts.confirmMs)} para confirmar la dirección.`,
    confirmed: (address: string) => `Los mensajes llegan a ${address}.`,
    again: 'Enviar otro enlace',
    remove: 'Quitar la dirección',
  },
  push: {
    heading: 'En este navegador',
    notOffered: 'Este servicio no avisa a navegadores.',
    unsupported: 'Este navegador no puede recibir avisos de una página.',
    needsInstalling: 'En un iPhone o iPad, añade antes esta página a la pantalla de inicio y ábrela desde allí.',
    blocked:
      'Este navegador bloquea los mensajes de esta página. Permítelos en los ajustes del navegador y vuelve aquí.',
    failed:
      'No se han podido activar los avisos en este navegador. Quizá no tenga servicio de notificaciones, o su ventana sea privada.',
    isOff: 'Los avisos de este navegador están desactivados.',
    turnOn: 'Activar',
    turningOn: 'Activando…',
    isOn: 'Este navegador recibe avisos, también con esta página cerrada.',
    turnOff: 'Desactivar',
    others: (count: number) =>
      count === 1
        ? 'Otro navegador tuyo recibe avisos también.'
        : `Otros ${count} navegadores tuyos reciben avisos también.`,
    turnOffOthers: 'Desactivar los demás',
  },
} as const

export const alertLinkTexts = {
  title: 'Mensajes por correo electrónico',
  broken: {
    title: 'Este enlace está incompleto',
    text: 'Abre otra vez el enlace entero del mensaje.',
  },
  confirm: {
    question: '¿Es esta tu dirección de correo electrónico?',
    text: 'Si la confirmas, recibirás mensajes sobre los cambios que has elegido.',
    act: 'Confirmar la dirección',
    acting: 'Confirmando…',
    done: 'La dirección está confirmada',
    doneText: 'Puedes cerrar esta página o seguir donde estabas.',
  },
  stop: {
    question: '¿No quieres recibir más mensajes?',
    text: 'Entonces no enviaremos más correos sobre cambios a esta dirección. Puedes elegirla de nuevo en tu perfil.',
    act: 'No recibir más mensajes',
    acting: 'Desactivando…',
    done: 'Ya no llegarán más mensajes',
    doneText: 'Puedes elegirlos de nuevo en tu perfil, en «Recibir avisos de cambios».',
  },
} as const
