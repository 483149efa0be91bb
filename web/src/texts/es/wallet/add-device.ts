import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { writeDuration } from '@did/domain/texts/es/durations'
import { type ErrorText, wallet } from '../../error-text.ts'
import { passkeysTexts } from './passkeys.ts'

export const addDeviceTexts = {
  open: 'Añadir un dispositivo',
  how: 'Tu otro teléfono u ordenador crea su propia llave de acceso. No necesitas cable, ni cámara en este dispositivo.',
  title: 'Añadir un dispositivo',
  lead: 'Tu otro teléfono u ordenador crea su propia llave de acceso y tú la confirmas aquí.',
  starting: 'Creando un código',
  scan: 'Escanea este código con tu otro dispositivo.',
  qrAlt: 'Código que abre este servicio en tu otro dispositivo',
  type: (address: string) => `O abre allí ${address} y escribe:`,
  copy: 'Copiar enlace',
  copied: { title: 'Enlace copiado', description: 'No se lo envíes a nadie: es solo para ti.' },
  copyFailed: { title: 'No se ha copiado', description: 'Tu navegador no lo ha permitido. Escribe el código.' },
  waiting: (time: string) => `Esperando a tu otro dispositivo. El código caduca en ${time}.`,
  unreachable: 'El servicio no responde en este momento. Esta página sigue intentándolo.',
  harmless:
    'Quien tenga este código solo puede ofrecer una clave. Una clave no abre nada hasta que comparas seis palabras y la confirmas aquí.',
  offered: {
    question: '¿Muestra tu otro dispositivo estas palabras?',
    text: 'Un dispositivo ofrece su llave de acceso. Confirma solo si la pantalla de tu otro dispositivo muestra las mismas seis palabras.',
    words: 'Seis palabras de la clave ofrecida',
    yes: 'Las palabras coinciden',
    adding: passkeysTexts.adding,
    no: 'No confirmar',
  },
  added: {
    title: 'Dispositivo añadido',
    text: 'Ya puedes iniciar sesión en tu otro dispositivo. Su llave de acceso seguirá funcionando aunque pierdas este.',
    done: 'Listo',
  },
  declined: {
    title: 'No se ha añadido nada',
    text: 'La clave ofrecida no abre nada. Si otra persona tiene tu código, crea uno nuevo y no se lo enseñes a nadie.',
  },
  over: {
    title: 'El código ha caducado',
    text: `Ningún dispositivo ha ofrecido una clave en ${writeDuration(maximumKeyInvitation.lifetimeMs)}.`,
  },
  broken: { title: 'No se ha podido leer la clave ofrecida', text: 'No abre nada. Crea un código nuevo.' },
  failed: 'No se ha podido crear el código.',
  again: 'Crear un código nuevo',
} as const

export const addKeyTexts = {
  title: 'Añadir este dispositivo',
  lead: 'Tienes la sesión iniciada en otro dispositivo. Este crea su propia llave de acceso y el otro la confirma.',
  type: {
    label: 'Código de tu otro dispositivo',
    hint: (characters: number) =>
      `En el otro dispositivo, abre tu perfil y elige «${addDeviceTexts.open}». El código tiene ${characters} letras y cifras.`,
    wrong: 'El código no está completo. Compáralo con el de tu otro dispositivo.',
    submit: 'Continuar',
  },
  loading: 'Buscando el otro dispositivo',
  loadFailed: 'No se ha podido comprobar el código.',
  otherCode: 'Usar otro código',
  found: {
    question: '¿Añadir este dispositivo a tu identidad?',
    text: 'Abrirá la identidad que tu otro dispositivo muestra arriba:',
    check: 'Continúa solo si has creado tú este código. Con el código de otra persona usarías su identidad.',
    harmless:
      'Quien tenga este código solo puede ofrecer una clave. Una clave no abre nada hasta que comparas seis palabras y la confirmas en tu otro dispositivo.',
    make: 'Crear una llave de acceso en este dispositivo',
    making: passkeysTexts.adding,
  },
  alreadyHere:
    'Este dispositivo ya tiene una llave de acceso de esta identidad, así que puedes iniciar sesión con ella.',
  words: {
    question: 'Compara estas palabras',
    text: 'Tu otro dispositivo te pregunta si ves estas seis palabras. Confírmalo allí si coinciden.',
    label: 'Seis palabras de la clave de este dispositivo',
    differ: `Si las palabras no coinciden, pulsa allí «${addDeviceTexts.offered.no}»: otra persona ha ofrecido una clave.`,
    waiting: 'Esperando a tu otro dispositivo…',
  },
  added: {
    title: 'Este dispositivo está añadido',
    text: 'A partir de ahora, su llave de acceso abre tu identidad.',
    vault:
      'Si tienes atributos privados, ábrelos aquí una vez con tu código de recuperación. Después añade esta llave de acceso en «Atributos privados», en tu perfil.',
    signIn: 'Iniciar sesión en este dispositivo',
    signingIn: passkeysTexts.adding,
  },
  gone: {
    title: 'Este código ha caducado',
    text: `Valía ${writeDuration(maximumKeyInvitation.lifetimeMs)}, o ha sido sustituido, o tiene un carácter equivocado. Crea un código nuevo en tu otro dispositivo.`,
  },
  used: {
    title: 'Otro dispositivo ha usado este código',
    text: `Si ese dispositivo no es tuyo, pulsa «${addDeviceTexts.offered.no}» en tu otro dispositivo y crea allí un código nuevo.`,
  },
  declined: {
    title: 'Tu otro dispositivo no ha confirmado',
    text: 'No se ha añadido nada. Si este dispositivo ha creado una llave de acceso, no abre nada, y puedes eliminarla en los ajustes del dispositivo.',
  },
  broken: { title: 'Este código no se puede leer', text: 'Crea un código nuevo en tu otro dispositivo.' },
} as const

export const addDeviceErrorTexts = {
  'key-invitation-over': wallet(addKeyTexts.gone.text),
  'key-invitation-used': wallet(`${addKeyTexts.used.title}. ${addKeyTexts.used.text}`),
  'key-invitation-taken': wallet(addDeviceTexts.failed),
} satisfies Record<string, ErrorText>
