import type { ErrorText } from '../../error-text.ts'

export const alertErrorTexts = {
  'mail-not-offered': { type: 'verification', text: 'Este servicio no envía correos electrónicos.' },
  'push-not-offered': { type: 'verification', text: 'Este servicio no avisa a navegadores.' },
  'push-address-refused': {
    type: 'verification',
    text: 'Desde aquí no se puede contactar con el servicio de notificaciones de este navegador.',
  },
  'too-many-confirmations': {
    type: 'verification',
    text: 'Hoy ya se han enviado bastantes enlaces a esta dirección. Inténtalo de nuevo mañana.',
  },
  'too-many-devices': {
    type: 'verification',
    text: 'Ya reciben avisos diez navegadores tuyos. Desactiva antes uno de ellos.',
  },
  'alert-link-over': {
    type: 'verification',
    text: 'Este enlace ya se ha usado o ha caducado. Pide uno nuevo en tu perfil.',
  },
} as const satisfies Record<string, ErrorText>
