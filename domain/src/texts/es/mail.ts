import type { AlertKind } from '../../alert/alert.ts'
import { maximumAlerts } from '../../alert/limits.ts'
import { writeHours } from './durations.ts'

export const alertMails: Record<AlertKind, { subject: string; change: string }> = {
  asked: {
    subject: 'DID Verification: te piden que confirmes algo',
    change: 'Tienes pendiente una solicitud para confirmar algo.',
  },
  decided: {
    subject: 'DID Verification: ya hay una decisión sobre una solicitud tuya',
    change: 'Ya hay una decisión sobre una de tus solicitudes.',
  },
  question: {
    subject: 'DID Verification: una pregunta sobre una solicitud',
    change: 'Se ha hecho o respondido una pregunta sobre una solicitud.',
  },
  ending: {
    subject: 'DID Verification: una confirmación tuya caduca pronto',
    change: 'Una de tus confirmaciones caduca pronto.',
  },
  revoked: {
    subject: 'DID Verification: se ha retirado una confirmación',
    change: 'Ha cambiado el estado de una confirmación retirada.',
  },
  opened: {
    subject: 'DID Verification: alguien ha abierto un enlace tuyo',
    change: 'Alguien ha abierto un enlace que compartiste.',
  },
  control: {
    subject: 'DID Verification: quién actúa en nombre de tu identidad',
    change:
      'Otra persona actúa en nombre de tu identidad o está a punto de hacerlo, se ha añadido una llave de acceso a tu identidad, o tu identidad se ha congelado.',
  },
}

export const alertMailTexts = {
  open: 'Abre DID Verification para verlo:',
  namesNobody:
    'Este mensaje no nombra a nadie ni menciona ninguna credencial, porque otros pueden leer un correo por el camino.',
  stop: 'Si no quieres recibir más mensajes como este, abre este enlace:',
}

export const confirmMailTexts = {
  subject: 'DID Verification: confirma tu dirección de correo electrónico',
  entered:
    'Alguien ha introducido esta dirección de correo electrónico en DID Verification para recibir avisos de los cambios.',
  confirm: `Si fuiste tú, abre este enlace en las próximas ${writeHours(maximumAlerts.confirmMs)} y confirma la dirección:`,
  ignore: 'Si no fuiste tú, no hagas nada. Así esta dirección no recibirá mensajes.',
}

export const stoppedMailTexts = {
  subject: 'DID Verification: los avisos sobre tu identidad ya no llegan aquí',
  change:
    'A esta dirección ya no llegan avisos sobre quién actúa en nombre de tu identidad. Alguien ha quitado o cambiado la dirección en tu cuenta, o ha desactivado estos avisos allí o con el enlace de un aviso.',
  you: 'Si fuiste tú, no hagas nada.',
  notYou:
    'Si no fuiste tú, puede que otra persona tenga tu clave. Abre ahora DID Verification y congela tu identidad en tu perfil:',
}
