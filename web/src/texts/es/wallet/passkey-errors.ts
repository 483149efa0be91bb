import { type ErrorText, transaction, wallet } from '../../error-text.ts'

export const passkeyErrorTexts = {
  'passkeys-not-offered': wallet('Este servicio no admite llaves de acceso. Conecta una cartera.'),
  'passkey-of-another-account': wallet('Esta llave de acceso no pertenece a la cuenta con la que has iniciado sesión.'),
  'sponsoring-not-offered': transaction('Este servicio no paga transacciones. Conecta una cartera que pague.'),
  'sponsoring-refused': transaction('Este servicio no paga eso. Conecta una cartera que pague.'),
  'sponsored-call-fails': transaction(
    'La cadena de bloques lo rechazaría, así que no se ha enviado nada. Recarga la página y vuelve a intentarlo.',
  ),
  'sponsoring-used-up': transaction(
    'Se ha agotado lo que este servicio paga en un día. Inténtalo de nuevo mañana o conecta una cartera que pague.',
  ),
  'sponsoring-too-slow': transaction(
    'La cadena de bloques está saturada. Tu acción queda guardada y se enviará en cuanto sea posible.',
  ),
  'passkey-declined': wallet('No se ha confirmado nada. Vuelve a intentarlo y confirma con tu dedo, tu cara o tu PIN.'),
  'passkey-unsupported': wallet('Este navegador no admite llaves de acceso. Usa otro navegador o conecta una cartera.'),
  'passkey-host-unfit': wallet(
    'Las llaves de acceso no funcionan en una dirección numérica. Abre esta página en localhost.',
  ),
  'passkey-busy': wallet('Hay otra petición de llave de acceso abierta. Termínala o ciérrala antes.'),
  'passkey-already-here': wallet(
    'Ese dispositivo ya tiene una llave de acceso de esta identidad. Elige otro dispositivo o una llave de seguridad.',
  ),
  'passkey-unknown': wallet(
    'Esta llave de acceso aún no tiene cuenta aquí. Crea una nueva o usa otra llave de acceso.',
  ),
} satisfies Record<string, ErrorText>
