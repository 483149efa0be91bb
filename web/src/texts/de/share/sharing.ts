import { quoteWords } from '@did/domain/proof/quote-words'
import type { ShareStatusName } from '@did/domain/share/share-kind'
import { plural } from '../frame/plural.ts'

export const sharingTexts = {
  qrAlt: (title: string) => `QR-Code für ${quoteWords(title)}`,
  loading: 'QR-Code wird erstellt',
  regenerate: 'QR neu erstellen',
  copy: 'Link kopieren',
  copied: { title: 'Link kopiert', description: 'Fügen Sie ihn in eine Nachricht oder ein Formular ein.' },
  enlarge: 'Vergrößern',
  enlargedTitle: 'Code zum Teilen',
  close: 'Schließen',
  printing: 'Drucken',
  print: {
    label: 'Gedruckte Angabe',
    product: 'DID Verification',
    type: 'Art',
    issueDate: 'Ausstellungsdatum',
    standing: {
      none: (date: string) => `Von niemandem geprüft, Stand ${date}`,
      current: (date: string) => `Geprüft, Stand ${date}`,
      /** Replaces “Verified” if nobody has reviewed the verifier. */
      unreviewed: (date: string) => `Bestätigt, Stand ${date}`,
      expired: (date: string) => `Prüfung abgelaufen, Stand ${date}`,
      withdrawn: (date: string) => `Von der Prüfstelle zurückgezogen, Stand ${date}`,
    },
    scan: 'Scannen Sie diesen Code, um die Angabe zu prüfen und zu sehen, ob sie heute noch gilt. Papier allein beweist nichts.',
  },
  save: 'Als Datei speichern',
  saved: {
    title: 'Datei gespeichert',
    description: 'Alle können sie prüfen, indem sie sie auf die Seite „QR scannen“ ziehen.',
  },
  saveFailed: { title: 'Fehler', description: 'Die Datei konnte nicht erstellt werden.' },
  note: 'Wer diesen Code oder Link hat, sieht nur die Grunddaten dieser Angabe.',
  noteWithFields: (fields: string) =>
    `Wer diesen Code oder Link hat, sieht die Grunddaten dieser Angabe und was Sie angekreuzt haben: ${fields}.`,
  permanent: 'Wer einen offenen Link hat, behält ihn. Wenn Sie ihn zurückziehen, steht das im Ergebnis der Prüfung.',
  shortNote:
    'Er braucht zum Öffnen diesen Dienst. Sie können ihn jederzeit beenden, für alle, die ihn noch nicht geöffnet haben.',
  controlledNote:
    'Ein Ende, eine Grenze und das Zurückziehen gelten für alle, die den Link noch nicht geöffnet haben. Was jemand schon gesehen hat, bleibt bekannt.',
  kept: {
    vault:
      'Der Link ist für Sie versiegelt. Unter „Was ich geteilt habe“ sehen Sie ihn auf jedem Gerät wieder, auf dem Sie Ihre privaten Attribute öffnen.',
    browser:
      'Unter „Was ich geteilt habe“ sehen Sie diesen Link in diesem Browser wieder, bis Sie die Verbindung trennen.',
    nowhere: 'Kopieren Sie ihn jetzt: Dieser Dienst hat nicht den ganzen Link und kann ihn nicht noch einmal zeigen.',
    offer: 'Öffnen Sie Ihre privaten Attribute, dann wird der Link dort für alle Ihre Geräte versiegelt.',
  },
  privateTitle: 'Diese Angabe ist privat',
  privateText: 'Eine private Angabe lässt sich nicht teilen: Für sie gibt es weder Link noch Code.',
  qrFailed: { title: 'Fehler', description: 'Der QR-Code für diese Angabe konnte nicht erstellt werden.' },
  copyFailed: { title: 'Fehler', description: 'Der Link konnte nicht kopiert werden.' },
  tooLongForCode: 'Diese Angabe ist zu lang für einen Code. Der Link funktioniert trotzdem.',
  noCode: { title: 'Kein Code', description: 'Dieser Link ist zu lang für einen Code. Der Link selbst funktioniert.' },
  failed: 'Noch gibt es keinen Code.',
  withdrawnCode: 'Dieser Link ist zurückgezogen.',
  newLink: 'Neuen Link erstellen',
  fields: {
    legend: 'Was er zeigt',
    basic: 'Grunddaten: Art, Titel, Aussteller und Datum',
    description: 'Beschreibung',
    notSelective:
      'Von dieser Angabe lassen sich nur die Grunddaten teilen: Sie wurde ohne einzeln wählbare Felder hinzugefügt.',
    failed: 'Die weiteren Felder konnten nicht geladen werden.',
  },
  kind: {
    legend: 'Welcher Link',
    open: 'Offener Link',
    openHint: 'Funktioniert für immer ohne uns.',
    short: 'Kurzlink',
    shortHint: 'Lässt sich beenden, zählt die Aufrufe.',
    controlled: 'Kontrollierter Link',
    controlledHint: 'Wie der Kurzlink, mit langer Adresse.',
  },
  terms: {
    summary: 'Ende oder Grenze setzen, weitere Nachweise aufnehmen',
    days: 'Endet',
    dayOptions: { never: 'Nie', one: 'Nach 1 Tag', seven: 'Nach 7 Tagen', thirty: 'Nach 30 Tagen' },
    views: 'Lässt sich öffnen',
    viewOptions: { unlimited: 'Beliebig oft', one: 'Einmal', three: '3-mal', ten: '10-mal' },
    make: 'Link erstellen',
    making: 'Link wird erstellt …',
    another: 'Weiteren Link erstellen',
    made: 'Der erstellte Link',
  },
  list: {
    heading: 'Was ich geteilt habe',
    headingOfClaim: 'Links dieser Angabe',
    failed: 'Ihre Links konnten nicht geladen werden.',
    open: 'Links, die dieser Browser nicht zeigt, sind versiegelt. Öffnen Sie Ihre privaten Attribute, um sie zu kopieren oder wieder zu zeigen.',
    kind: { open: 'Offener Link', controlled: 'Kontrollierter Link', proof: 'Beweis' },
    short: 'Kurzlink',
    collection: (count: number) => `Kurzlink zu ${count} Nachweisen`,
    partOfCollection: 'Kurzlink zu mehreren Nachweisen',
    handedOut: 'weitergegeben',
    status: {
      active: 'Aktiv',
      withdrawn: 'Zurückgezogen',
      expired: 'Abgelaufen',
      'used-up': 'Aufgebraucht',
      unknown: 'Unbekannt',
    } satisfies Record<ShareStatusName, string>,
    lapse: {
      withdrawn: (date: string) => `Die Prüfstelle hat ihre Bestätigung am ${date} zurückgezogen.`,
      expired: (date: string) => `Die Bestätigung hat am ${date} geendet.`,
    },
    older: (date: string) =>
      `Eine Prüfstelle hat die Angabe am ${date} bestätigt. Dieser Link ist älter und enthält keine Bestätigung.`,
    again: (date: string) => `Eine Prüfstelle hat die Angabe am ${date} neu bestätigt. Dieser Link ist älter.`,
    made: (when: string) => `Erstellt: ${when}`,
    until: (day: string) => `endet am ${day}`,
    ended: (day: string) => `abgelaufen am ${day}`,
    basic: 'Grunddaten',
    withFields: (fields: string) => `Grunddaten und ${fields}`,
    views: (views: number, most: number | null) => {
      if (most !== null) return `${views} von ${most} Mal geöffnet`
      if (views === 0) return 'noch nicht geöffnet'
      return plural(views, { one: 'einmal geöffnet', other: '#-mal geöffnet' })
    },
    firstOpened: (when: string) => `zuerst am ${when}`,
    lastOpened: (when: string) => `zuletzt am ${when}`,
    uncounted: 'Aufrufe werden nicht gezählt',
    edited: 'Die Angabe wurde seitdem geändert.',
    tooLong: 'Sein Link ist zu lang geworden, um angezeigt zu werden. Erstellen Sie stattdessen einen Kurzlink.',
    tellsConfirmation: 'Melden, sobald eine Prüfstelle die Angabe bestätigt hat',
    tellsConfirmationHint: 'Wer diesen Link öffnet, erfährt dann, dass es bei Ihnen einen neuen gibt.',
    copy: 'Kopieren',
    withdraw: 'Zurückziehen',
    copyOf: (what: string) => `Link kopieren: ${what}`,
    enlargeOf: (what: string) => `Code vergrößern: ${what}`,
    withdrawOf: (what: string) => `Zurückziehen: ${what}`,
    confirmOpen: 'Wer diesen Link hat, behält, was er zeigt. Die Prüfung sagt dann, dass Sie ihn zurückgezogen haben.',
    confirmControlled: 'Niemand kann diesen Link dann noch öffnen. Was jemand schon gesehen hat, bleibt bekannt.',
    confirmPart: 'Der Link zeigt dann nur noch die anderen Nachweise. Was jemand schon gesehen hat, bleibt bekannt.',
    confirm: 'Link zurückziehen',
    keep: 'Behalten',
    withdrawnToast: {
      title: 'Link zurückgezogen',
      description: 'Wer ihn ab jetzt öffnet, erfährt, dass Sie ihn zurückgezogen haben.',
    },
  },
} as const
