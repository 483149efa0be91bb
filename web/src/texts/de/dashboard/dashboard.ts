import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/de/durations'
import { plural } from '../frame/plural.ts'

export const dashboardTexts = {
  views: {
    dashboard: 'Übersicht',
    dids: 'DIDs verwalten',
    claims: 'Angaben',
    verification: 'Prüfung',
    verifier: 'Prüfstelle',
    profile: 'Ihr Profil',
    administration: 'Administration',
  },
  leads: {
    dids: 'Die Kennung, zu der Ihre Angaben gehören.',
    claims: 'Eine Karte für jede Tatsache über Sie.',
    verification: 'Was Prüfstellen für Sie prüfen sollen, und wie es darum steht.',
    verifier: 'Angaben, die andere von Ihnen prüfen lassen möchten.',
    profile: 'Wie andere Sie hier sehen, und was nur Sie sehen.',
    administration: 'Wer für andere prüfen darf, wer es beantragt, und welche Nachrichten eingegangen sind.',
  },
  sidebar: {
    label: 'Übersicht',
    close: 'Menü der Ansichten schließen',
    collapse: 'Seitenleiste einklappen',
    expand: 'Seitenleiste ausklappen',
    scan: 'QR scannen',
    restart: 'Einführung neu starten',
    debug: 'Debug-Werkzeuge',
  },
  readOnly: {
    lead: 'Was Sie hier finden, sobald Sie angemeldet sind.',
    connecting: 'Wird verbunden …',
    visitorTitle: 'Sie sehen sich nur um',
    visitorText: 'Verbinden Sie eine Wallet, um Ihre eigene DID und Angaben zu erstellen.',
    visitorAction: 'Wallet verbinden',
    session: {
      title: 'Sie sind verbunden, aber nicht angemeldet',
      signing: 'Bestätigen Sie die Anmeldung in Ihrer Wallet. Sie kostet nichts und sendet keine Transaktion.',
      none: 'Melden Sie sich mit Ihrer Wallet an, um Profil, DID und Angaben zu sehen. Das kostet nichts und sendet keine Transaktion.',
      declined: 'Die Signatur wurde abgelehnt. Sie können sich anmelden, wann Sie möchten.',
      expired: `Sie wurden abgemeldet. Eine Sitzung endet nach ${writeDuration(walletSession.idleMs)} ohne Nutzung, nach ${writeDuration(walletSession.absoluteMs)}, oder wenn Sie sich anderswo abmelden.`,
      unreachable: 'Der Server sagt noch nicht, ob Sie angemeldet sind. Diese Seite fragt weiter.',
    },
    signInAction: 'Anmelden',
    signingIn: 'Anmeldung läuft …',
  },
  summary: {
    verified: (count: number) => `${count} geprüft`,
    waitingFor: (count: number, who: string) => `${count} ausstehend bei ${who}`,
    waitingForSeveral: (count: number, verifiers: number) =>
      `${count} ausstehend bei ${plural(verifiers, { one: '# Prüfstelle', other: '# Prüfstellen' })}`,
    waiting: (count: number) => `${count} ausstehend`,
    notSent: (count: number) => `${count} noch nicht gesendet`,
    rejected: (count: number) => `${count} abgelehnt`,
    expired: (count: number) => `${count} abgelaufen`,
    withdrawn: (count: number) => `${count} zurückgezogen`,
    separator: ' · ',
    toDecide: (count: number) =>
      plural(count, {
        one: '# Anfrage wartet auf Ihre Entscheidung',
        other: '# Anfragen warten auf Ihre Entscheidung',
      }),
    empty: 'Noch nichts hier. Die erste Angabe dauert eine Minute.',
    noDid: 'Minten Sie zuerst Ihre DID.',
  },
  loading: 'Ihre Übersicht wird geladen',
} as const
