import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/de/durations'
import { wallet } from './connect.ts'

export const walletTexts = {
  connectedTitle: `${wallet} verbunden`,
  connectedTo: 'Ihre Wallet ist mit DID Verification verbunden.',
  byPasskey: {
    connectedTitle: 'Mit Passkey angemeldet',
    connectedTo: 'Ein Passkey Ihres Geräts steuert diese Identität. Sie hat keine Wallet und enthält kein Geld.',
    disconnect: 'Abmelden',
    signing: 'Bestätigen Sie die Anmeldung mit Ihrem Passkey. Das kostet nichts.',
  },
  account: 'Konto',
  controlledBy: 'Wallet, die es steuert',
  network: 'Netzwerk',
  disconnect: `${wallet} trennen`,
  ownNetwork: 'Netzwerk von DID Verification',

  signIn: {
    action: 'Anmelden',
    signing: 'Bestätigen Sie die Anmeldung in Ihrer Wallet. Sie kostet nichts und sendet keine Transaktion.',
    none: 'Ihre Wallet ist verbunden, aber Sie sind noch nicht angemeldet. Bis dahin können Sie nur ansehen, nichts ändern.',
    declined: 'Sie haben sich nicht angemeldet. Ihre Wallet bleibt verbunden. Sie können ansehen, nichts ändern.',
    expired: `Sie wurden abgemeldet: Eine Sitzung endet nach ${writeDuration(walletSession.idleMs)} ohne Nutzung, nach ${writeDuration(walletSession.absoluteMs)}, oder wenn Sie sich anderswo abmelden. Melden Sie sich an, um weiterzumachen.`,
    timedOut: `Sie wurden nach ${writeDuration(walletSession.idleMs)} abgemeldet. Melden Sie sich an, um weiterzumachen.`,
  },

  withoutCookies:
    'Dieser Browser lehnt Cookies ab. Sie können hier alles lesen und prüfen, sich aber nicht anmelden. Erlauben Sie Cookies und laden Sie die Seite neu.',

  install: {
    title: `Kein ${wallet} in diesem Browser`,
    lead: `Zum Verbinden brauchen Sie ${wallet}, eine Wallet im Browser oder auf dem Handy.`,
    unaffected: 'Um einen Nachweis zu prüfen, den jemand mit Ihnen geteilt hat, brauchen Sie keine Wallet.',
    get: `${wallet} holen`,
    url: 'https://metamask.io/download',
    again: 'Erneut versuchen',
  },
} as const
