import { type ErrorText, verification } from '../../error-text.ts'

export const alertErrorTexts = {
  'mail-not-offered': verification('Este servicio no envía correos electrónicos.'),
  'push-not-offered': verification('Este servicio no avisa a navegadores.'),
  'push-address-refused': verification(
    'Desde aquí no se puede contactar con el servicio de notificaciones de este navegador.',
  ),
  'too-many-confirmations': verification(
    'Hoy ya se han enviado bastantes enlaces a esta dirección. Inténtalo de nuevo mañana.',
  ),
  'too-many-devices': verification('Ya reciben avisos diez navegadores tuyos. Desactiva antes uno de ellos.'),
  'alert-link-over': verification('Este enlace ya se ha usado o ha caducado. Pide uno nuevo en tu perfil.'),
} satisfies Record<string, ErrorText>
