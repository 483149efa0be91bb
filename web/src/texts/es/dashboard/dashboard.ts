import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/es/durations'
import { plural } from '../frame/plural.ts'

export const dashboardTexts = {
  views: {
    dashboard: 'Panel',
    dids: 'Gestionar DID',
    claims: 'Declaraciones',
    verification: 'Verificación',
    verifier: 'Panel de verificación',
    profile: 'Tu perfil',
    administration: 'Administración',
  },
  leads: {
    dids: 'El identificador al que se unen tus declaraciones.',
    claims: 'Una tarjeta para cada dato sobre ti.',
    verification: 'Lo que has pedido a entidades verificadoras y en qué punto está.',
    verifier: 'Declaraciones que otros te han pedido comprobar.',
    profile: 'Cómo te ven aquí los demás y qué ves solo tú.',
    administration: 'Quién puede verificar para otros, quién lo solicita y qué han escrito los visitantes.',
  },
  sidebar: {
    label: 'Panel',
    close: 'Cerrar el menú de vistas',
    collapse: 'Contraer la barra lateral',
    expand: 'Desplegar la barra lateral',
    scan: 'Escanear QR',
    restart: 'Repetir la configuración',
    debug: 'Herramientas de diagnóstico',
  },
  readOnly: {
    lead: 'Lo que encontrarás aquí cuando inicies sesión.',
    connecting: 'Conectando…',
    visitorTitle: 'Estás echando un vistazo',
    visitorText: 'Conecta una cartera para crear tu propio DID y tus declaraciones.',
    visitorAction: 'Conectar tu cartera',
    session: {
      title: 'Tu cartera está conectada, pero no has iniciado sesión',
      signing: 'Confirma el inicio de sesión en tu cartera. No cuesta nada y no envía ninguna transacción.',
      none: 'Inicia sesión con tu cartera para ver tu perfil, tu DID y tus declaraciones. No cuesta nada y no envía ninguna transacción.',
      declined: 'Se ha rechazado la firma. Puedes iniciar sesión cuando quieras.',
      expired: `Se ha cerrado tu sesión. Una sesión termina tras ${writeDuration(walletSession.idleMs)} sin uso, al cabo de ${writeDuration(walletSession.absoluteMs)} o cuando la cierras en otro sitio.`,
      unreachable: 'El servidor aún no dice si has iniciado sesión. Esta página sigue preguntando.',
    },
    signInAction: 'Iniciar sesión',
    signingIn: 'Iniciando sesión…',
  },
  summary: {
    verified: (count: number) => plural(count, { one: '# verificada', other: '# verificadas' }),
    waitingFor: (count: number, who: string) => `${count} en espera de ${who}`,
    waitingForSeveral: (count: number, verifiers: number) =>
      `${count} en espera de ${plural(verifiers, { one: '# entidad verificadora', other: '# entidades verificadoras' })}`,
    waiting: (count: number) => `${count} en espera`,
    notSent: (count: number) => `${count} sin enviar`,
    rejected: (count: number) => plural(count, { one: '# rechazada', other: '# rechazadas' }),
    expired: (count: number) => plural(count, { one: '# caducada', other: '# caducadas' }),
    withdrawn: (count: number) => plural(count, { one: '# retirada', other: '# retiradas' }),
    separator: ' · ',
    toDecide: (count: number) =>
      plural(count, { one: '# solicitud espera tu decisión', other: '# solicitudes esperan tu decisión' }),
    empty: 'Aún no hay nada aquí. La primera declaración se añade en un minuto.',
    noDid: 'Acuña tu DID para empezar.',
  },
  loading: 'Cargando tu panel',
} as const
