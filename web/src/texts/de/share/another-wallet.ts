import { claimJwtMs } from '@did/domain/portable/limits'
import { writeDuration } from '@did/domain/texts/de/durations'

export const anotherWalletTexts = {
  open: 'In eine andere Wallet übernehmen',
  how: 'Auch andere Wallets auf Ihrem Handy können diese Angabe aufbewahren. Hier bleibt sie trotzdem.',
  title: 'In eine andere Wallet übernehmen',
  lead: 'Die Wallet muss Nachweise über OpenID4VCI empfangen können. Sie bekommt eine Kopie, die sie ohne uns zeigen kann.',
  form: {
    kind: 'Welche Form versteht Ihre Wallet?',
    configuration: {
      claim_sd_jwt: 'SD-JWT: Sie wählen, was Sie zeigen. Nehmen Sie diese Form, wenn Sie unsicher sind',
      claim_jwt: `JWT: für ältere Wallets. Sie zeigt alles und endet nach ${writeDuration(claimJwtMs)}`,
      claim_ldp:
        'VC 2.0: mit dem eigenen Schlüssel der Prüfstelle signiert, also auch ohne diesen Dienst prüfbar. Sie zeigt alles',
      claim_ob: 'Open Badge: für Seiten und Wallets, die Badges zeigen. Sie zeigt alles',
    },
    loading: 'Mögliche Formen werden gesucht',
    signedLater:
      'Die Prüfstelle signiert diese Form in ihrem eigenen Browser. Ihre Wallet wartet vielleicht einige Tage.',
    file: 'Als Datei speichern',
    fileHint: 'Eine Datei gehört zu keiner Wallet. Wer sie hat, kann sie lesen.',
    txCode: 'Sechs Ziffern verlangen',
    txCodeHint: 'Dann kann niemand die Angabe übernehmen, der nur den Code sieht.',
    make: 'Code zeigen',
  },
  shown: {
    scan: 'Scannen Sie diesen Code mit Ihrer Wallet.',
    qrAlt: 'Code, der diese Angabe an eine Wallet gibt',
    link: 'Wallet auf diesem Gerät öffnen',
    digits: 'Ihre Wallet fragt nach diesen Ziffern:',
    copy: 'Link kopieren',
    copied: {
      title: 'Link kopiert',
      description: 'Fügen Sie ihn in Ihrer Wallet ein. Wer den Link hat, kann die Angabe übernehmen.',
    },
    copyFailed: {
      title: 'Kopieren fehlgeschlagen',
      description: 'Ihr Browser hat es nicht erlaubt. Scannen Sie stattdessen den Code.',
    },
    ends: (time: string) => `Der Code gilt einmal, bis ${time}.`,
  },
  state: {
    open: 'Wartet auf Ihre Wallet',
    taken: 'Eine Wallet hat den Code übernommen',
    waiting: 'Die Wallet wartet auf die Angabe. Sie können dieses Fenster schließen.',
    issued: 'Die Wallet hat die Angabe',
    expired: 'Der Code ist abgelaufen',
    refused: 'Diese Form passt nicht zur Angabe',
  },
  event: {
    credential_accepted: {
      title: 'Die Wallet hat die Angabe',
      text: 'Die Wallet meldet, dass sie die Angabe aufbewahrt.',
    },
    credential_failure: {
      title: 'Die Wallet konnte die Angabe nicht aufbewahren',
      text: 'Das meldet die Wallet. Vielleicht hilft eine andere Form der Angabe.',
    },
    credential_deleted: {
      title: 'Die Wallet hat die Angabe nicht mehr',
      text: 'Die Wallet meldet, dass die Angabe dort gelöscht wurde.',
    },
  },
  issued: 'Wird die Bestätigung zurückgezogen, gilt auch die Kopie in der Wallet nicht mehr.',
  expired: 'Keine Wallet hat die Angabe. Bitte erstellen Sie einen neuen Code.',
  refused: 'Die Prüfstelle konnte die Angabe in dieser Form nicht signieren. Bitte wählen Sie eine andere Form.',
  unreachable: 'Der Dienst antwortet im Moment nicht. Diese Seite fragt weiter.',
  failed: 'Der Code konnte nicht erstellt werden.',
  again: 'Neuer Code',
  done: 'Fertig',
}
