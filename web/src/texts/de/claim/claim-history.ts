import type { HistoryKind } from '@did/domain/claim/history'
import { clearWords } from '@did/domain/proof/quote-words'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { tellReason } from '../revocation/revocation.ts'

const closed: Record<HistoryKind, string> = {
  created: 'Die Angabe wurde geschrieben.',
  edited: 'Die Angabe wurde geändert.',
  requested: 'Eine Prüfstelle wurde angefragt.',
  questioned: 'Eine Prüfstelle hatte eine Frage.',
  answered: 'Eine Frage wurde beantwortet.',
  'taken-back': 'Eine Anfrage wurde zurückgenommen.',
  decided: 'Eine Prüfstelle hat geantwortet.',
  attested: 'Eine Prüfstelle hat sie bestätigt.',
  renewed: 'Eine Prüfstelle hat sie noch einmal bestätigt.',
  anchored: 'Der Zeitpunkt der Bestätigung wurde öffentlich eingetragen.',
  shared: 'Sie wurde geteilt.',
  viewed: 'Ein Link wurde geöffnet.',
  unshared: 'Ein Link wurde zurückgezogen.',
  revoked: 'Eine Bestätigung wurde zurückgezogen.',
  restored: 'Eine Bestätigung gilt wieder, obwohl sie zurückgezogen war.',
}

const toOwner = {
  created: 'Sie haben diese Angabe hinzugefügt.',
  createdAnew: 'Sie haben dies als neue Fassung einer früheren Angabe geschrieben.',
  edited: 'Sie haben den Text geändert.',
  editedAsNew: 'Sie haben eine neue Fassung geschrieben. Diese bleibt, wie sie ist.',
  visibility: 'Sie haben geändert, wer sie sehen darf.',
  requested: (verifier: string) => `${verifier} hat Ihre Anfrage zur Prüfung bekommen.`,
  questioned: (verifier: string) => `${verifier} hat Ihnen eine Frage gestellt.`,
  answered: (verifier: string) => `${verifier} hat Ihre Antwort bekommen.`,
  recalled: (verifier: string) => `${verifier} prüft nicht mehr: Sie haben Ihre Anfrage zurückgenommen.`,
  approved: (verifier: string) => `${verifier} hat Ihre Anfrage bestätigt.`,
  rejected: (verifier: string) => `${verifier} hat Ihre Anfrage abgelehnt.`,
}

const toVerifier: typeof toOwner = {
  created: 'Die anfragende Person hat diese Angabe hinzugefügt.',
  createdAnew: 'Die anfragende Person hat dies als neue Fassung einer früheren Angabe geschrieben.',
  edited: 'Die anfragende Person hat den Text geändert.',
  editedAsNew: 'Die anfragende Person hat eine neue Fassung geschrieben. Diese bleibt, wie sie ist.',
  visibility: 'Die anfragende Person hat geändert, wer sie sehen darf.',
  requested: (verifier) => `${verifier} hat die Anfrage zur Prüfung bekommen.`,
  questioned: (verifier) => `${verifier} hat eine Frage gestellt.`,
  answered: (verifier) => `${verifier} hat die Antwort bekommen.`,
  recalled: (verifier) => `${verifier} prüft nicht mehr: Die Anfrage wurde zurückgenommen.`,
  approved: (verifier) => `${verifier} hat die Anfrage bestätigt.`,
  rejected: (verifier) => `${verifier} hat die Anfrage abgelehnt.`,
}

export const claimHistoryTexts = {
  loading: 'Verlauf wird geladen',
  loadFailure: 'Der Verlauf konnte nicht geladen werden. Die Angabe selbst ist davon nicht betroffen.',
  empty: 'Seit der Verlauf beginnt, ist mit dieser Angabe nichts geschehen.',
  more: 'Mehr zeigen',
  notSaved: 'Der Verlauf wurde nicht gespeichert',
  download: 'Verlauf herunterladen',
  downloadHint:
    'Eine Datei, die zeigt, ob etwas in dieser Liste später geändert wurde. Bewahren Sie sie auf, wo Sie möchten.',
  fileName: (claimId: number) => `claim-${claimId}-history.json`,
  somebody: 'Eine Prüfstelle',
  told: { owner: toOwner, verifier: toVerifier },
  attested: (verifier: string) => `${verifier} hat signiert, dass sie stimmt.`,
  askedAgain: (verifier: string) => `${verifier} wurde gebeten, sie noch einmal zu bestätigen.`,
  renewed: (verifier: string) => `${verifier} hat noch einmal signiert, dass sie stimmt.`,
  validUntil: (date: string) => `Gültig bis ${date}`,
  withFields: (labels: string) => `Mit ${labels}`,
  anchored: 'Der Zeitpunkt dieser Signatur wurde öffentlich eingetragen.',
  shared: (isControlled: boolean) =>
    isControlled ? 'Sie haben einen Link erstellt, den Sie beenden können.' : 'Sie haben einen offenen Link erstellt.',
  shareUntil: (date: string) => `Bis ${date}`,
  viewed: 'Jemand hat einen Link geöffnet, den Sie beenden können.',
  unshared: 'Sie haben einen Link zurückgezogen.',
  revoked: (verifier: string) => `${verifier} hat die Bestätigung zurückgezogen.`,
  revokedBecause: (reason: string | null) => {
    if (reason === null) return null
    const told = tellReason(reason)
    return told === null ? inQuotationMarks(clearWords(reason)) : `Grund: ${told}.`
  },
  restored: (verifier: string) =>
    `${verifier} hatte die Bestätigung zurückgezogen. Der öffentliche Eintrag dazu ist weg, sie gilt also wieder.`,
  closed,
} as const
