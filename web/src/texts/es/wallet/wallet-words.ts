import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/es/durations'
import { wallet } from './connect.ts'

export const walletTexts = {
  connectedTitle: `${wallet} conectada`,
  connectedTo: 'Tu cartera está conectada con DID Verification.',
  byPasskey: {
    connectedTitle: 'Sesión iniciada con una llave de acceso',
    connectedTo: 'Una llave de acceso de tu dispositivo controla esta identidad. No tiene cartera ni guarda dinero.',
    disconnect: 'Cerrar sesión',
    signing: 'Confirma el inicio de sesión con tu llave de acceso. No cuesta nada.',
  },
  account: 'Cuenta',
  controlledBy: 'Cartera que la controla',
  network: 'Red',
  disconnect: `Desconectar ${wallet}`,
  ownNetwork: 'Red de DID Verification',

  signIn: {
    action: 'Iniciar sesión',
    signing: 'Confirma el inicio de sesión en tu cartera. No cuesta nada y no envía ninguna transacción.',
    none: 'Tu cartera está conectada, pero aún no has iniciado sesión. Hasta entonces puedes mirar, pero no cambiar nada.',
    declined: 'No has iniciado sesión. Tu cartera sigue conectada y puedes mirar, pero no cambiar nada.',
    expired: `Se ha cerrado tu sesión: termina tras ${writeDuration(walletSession.idleMs)} sin uso, al cabo de ${writeDuration(walletSession.absoluteMs)} o si la cierras en otro lugar. Inicia sesión para continuar.`,
    timedOut: `Tu sesión se ha cerrado después de ${writeDuration(walletSession.idleMs)}. Inicia sesión para continuar.`,
  },

  withoutCookies:
    'Este navegador rechaza las cookies. Aquí puedes leer y comprobar todo, pero no iniciar sesión. Permite las cookies y recarga la página.',

  install: {
    title: `${wallet} no está en este navegador`,
    lead: `Para conectar se usa ${wallet}, una cartera que funciona en tu navegador o en tu teléfono.`,
    unaffected: 'Para comprobar una credencial que te han compartido no necesitas cartera.',
    get: `Conseguir ${wallet}`,
    url: 'https://metamask.io/download',
    again: 'Reintentar',
  },
} as const
