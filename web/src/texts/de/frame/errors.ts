import type { ErrorCode } from '@did/domain/errors'
import {
  authentication,
  claim,
  connection,
  type ErrorText,
  type ErrorType,
  server,
  transaction,
  verification,
  wallet,
} from '../../error-text.ts'
import type { alertErrorTexts } from '../alerts/alert-errors.ts'
import type { issuingKeyErrorTexts } from '../issuing-key/issuing-key-errors.ts'
import type { proofErrorTexts } from '../proof/proof-errors.ts'
import type { recoveryErrorTexts } from '../recovery/recovery-errors.ts'
import type { requestErrorTexts } from '../request-for-proof/request-errors.ts'
import type { vaultErrorTexts } from '../vault/vault-errors.ts'
import type { addDeviceErrorTexts } from '../wallet/add-device.ts'
import type { passkeyErrorTexts } from '../wallet/passkey-errors.ts'

export const errorTitles: Record<ErrorType, string> = {
  connection: 'Keine Verbindung',
  authentication: 'Fehler bei der Anmeldung',
  verification: 'Fehler bei der Prüfung',
  claim: 'Fehler bei der Angabe',
  wallet: 'Fehler in der Wallet',
  transaction: 'Fehler bei der Transaktion',
  server: 'Fehler auf dem Server',
  unknown: 'Fehler',
}

export const foreignErrorTexts = {
  rejected: 'Die Transaktion wurde in Ihrer Wallet abgelehnt',
  connection:
    'Es gibt ein Problem mit der Verbindung. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  authentication: 'Die Anmeldung ist fehlgeschlagen. Bitte melden Sie sich noch einmal an.',
  unknown: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
} as const

/**
 * Translates the complaints that only the server can find. For any other complaint, the page shows
 * the text of the error's code.
 */
const complaintsOfServer = new Map([
  ['This day has not come yet', 'Dieser Tag liegt noch in der Zukunft'],
  ['Please choose a day that is not over', 'Bitte wählen Sie einen Tag, der noch nicht vorbei ist'],
  [
    'A way in is removed by locking everything with a new key. Please reload the page.',
    'Um einen Zugang zu entfernen, muss alles mit einem neuen Schlüssel verschlossen werden. Bitte laden Sie die Seite neu.',
  ],
])

export function tellComplaint(complaint: string): string | null {
  const hidden = /^Remove the hidden character (\S+)/.exec(complaint)?.[1]
  return hidden ? `Entfernen Sie das unsichtbare Zeichen ${hidden}` : (complaintsOfServer.get(complaint) ?? null)
}

const signInAgain = authentication('Die Anmeldung hat nicht geklappt. Bitte melden Sie sich noch einmal an.')
const brokenLink = verification(
  'Dieser Link lässt sich nicht lesen. Vielleicht wurde er beim Kopieren abgeschnitten. Lassen Sie ihn sich noch einmal geben.',
)

type LaterCode =
  | keyof typeof proofErrorTexts
  | keyof typeof requestErrorTexts
  | keyof typeof addDeviceErrorTexts
  | keyof typeof alertErrorTexts
  | keyof typeof issuingKeyErrorTexts
  | keyof typeof passkeyErrorTexts
  | keyof typeof recoveryErrorTexts
  | keyof typeof vaultErrorTexts

export const errorTexts: Record<Exclude<ErrorCode, LaterCode>, ErrorText> = {
  'unreadable-body': server('Der Server konnte das Gesendete nicht lesen. Bitte versuchen Sie es noch einmal.'),
  'invalid-input': server(
    'Etwas im Formular wurde nicht angenommen. Bitte sehen Sie es durch und versuchen Sie es noch einmal.',
  ),
  'not-json': server('Der Server konnte das Gesendete nicht lesen. Bitte versuchen Sie es noch einmal.'),
  'body-too-large': server('Das ist zu viel Text auf einmal. Bitte kürzen Sie ihn.'),
  'foreign-origin': server(
    'Diese Seite wurde unter einer anderen Adresse geöffnet als der des Servers. Bitte öffnen Sie sie noch einmal.',
  ),
  'route-not-found': server('Der Server kennt diese Anfrage nicht. Bitte laden Sie die Seite neu.'),
  'too-many-requests': server('Das war etwas zu schnell. Bitte warten Sie kurz und versuchen Sie es noch einmal.'),
  'too-many-messages': server(
    'Von einem Ort werden nur wenige Nachrichten pro Stunde angenommen. Diese wurde nicht gesendet. Bitte senden Sie sie in einer Stunde noch einmal.',
  ),
  'too-much-stored-today': server(
    'Aus Ihrem Netzwerk wurde heute so viel gespeichert, dass dies nicht gespeichert wurde. Nichts wurde geändert. Bitte versuchen Sie es nach Mitternacht Weltzeit (UTC) noch einmal oder aus einem anderen Netzwerk.',
  ),
  'precondition-failed': server(
    'Das wurde inzwischen an anderer Stelle geändert. Bitte sehen Sie es sich zuerst noch einmal an.',
  ),
  'idempotency-key-reused': server(
    'Das wurde schon in anderer Form gesendet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ),
  internal: server('Bei uns ist etwas schiefgegangen. Nichts wurde geändert. Bitte versuchen Sie es noch einmal.'),
  'signing-key-missing': connection('Diese Installation signiert keine Statuslisten.'),
  'database-unreachable': connection(
    'Der Server erreicht seine Daten im Moment nicht. Nichts wurde geändert. Bitte versuchen Sie es noch einmal.',
  ),
  'chain-unreachable': connection(
    'Die Blockchain ist im Moment nicht erreichbar. Nichts wurde geändert. Bitte versuchen Sie es noch einmal.',
  ),

  'not-signed-in': authentication(foreignErrorTexts.authentication),
  'sign-in-unparseable': signInAgain,
  'sign-in-nonce-unknown': authentication('Die Anmeldung hat zu lange gedauert. Bitte melden Sie sich noch einmal an.'),
  'sign-in-domain-mismatch': authentication(
    'Die Anmeldung galt für eine andere Adresse dieser Website. Bitte öffnen Sie die Seite noch einmal.',
  ),
  'sign-in-uri-mismatch': authentication(
    'Die Anmeldung galt für eine andere Adresse dieser Website. Bitte öffnen Sie die Seite noch einmal.',
  ),
  'sign-in-chain-mismatch': authentication(
    'Die Anmeldung nennt ein anderes Netzwerk. Bitte laden Sie die Seite neu und melden Sie sich noch einmal an.',
  ),
  'sign-in-version-unsupported': signInAgain,
  'sign-in-time-invalid': authentication(
    'Die Uhr dieses Geräts scheint falsch zu gehen. Bitte stellen Sie sie und melden Sie sich noch einmal an.',
  ),
  'sign-in-signature-invalid': authentication(
    'Die Signatur stammt nicht vom verbundenen Konto. Bitte melden Sie sich noch einmal an.',
  ),
  'identity-choice-needed': authentication(
    'Diese Wallet handelt für mehrere Identitäten. Bitte wählen Sie eine aus und melden Sie sich an.',
  ),
  'identity-controlled-elsewhere': authentication(
    'Nach einem Umzug oder einer Wiederherstellung handelt jetzt eine andere Wallet für diese Identität. Bitte melden Sie sich mit jener Wallet an.',
  ),
  'identity-frozen': authentication(
    'Ein Schlüssel, der für Ihre Identität handelt, ist als gestohlen gemeldet. Bis das Einfrieren endet, geht das nicht.',
  ),

  'not-found': server('Das gibt es nicht, oder Sie dürfen es nicht sehen.'),
  'not-allowed': authentication('Dieses Konto darf das nicht.'),
  'username-taken': server('Dieser Benutzername ist vergeben. Bitte wählen Sie einen anderen.'),
  'did-taken': server('Diese DID gehört zu einer anderen Wallet.'),
  'did-not-owned': server(
    'Die Blockchain zeigt diese DID nicht in Ihrer Wallet. Bitte versuchen Sie es gleich noch einmal.',
  ),
  'did-malformed': server('Diese DID lässt sich nicht für Ihre Wallet eintragen.'),
  'verifier-unavailable': verification(
    'Diese Prüfstelle nimmt im Moment keine Anfragen an. Bitte wählen Sie eine andere.',
  ),
  'request-pending': verification('Diese Prüfstelle wurde zu dieser Angabe schon angefragt.'),
  'request-decided': verification('Über diese Anfrage ist schon entschieden.'),
  'request-not-approved': verification('Diese Anfrage lässt sich nur bestätigen, wenn die Prüfung abgeschlossen wird.'),
  'cannot-confirm-again': verification('Über diese Anfrage ist schon entschieden.'),
  'attributes-need-owner': verification('Die Person, der sie gehört, muss noch einmal anfragen.'),
  'too-many-renewals': verification('Mehr Anfragen können heute nicht warten.'),
  'too-many-questions': verification(
    'Mehr Fragen dazu sind nicht möglich. Bitte entscheiden Sie jetzt über die Anfrage.',
  ),
  'question-open': verification('Ihre vorige Frage ist noch nicht beantwortet.'),
  'question-answered': verification('Diese Frage ist schon beantwortet.'),
  'claim-private': claim('Eine private Angabe lässt sich nicht teilen.'),
  'claim-not-verified': claim('Nur eine geprüfte Angabe kann in eine andere Wallet.'),
  'claim-not-selective': claim('Von dieser Angabe lassen sich nur die Grunddaten teilen, keine einzelnen Felder.'),
  'claim-without-attributes': claim(
    'Aus dieser Angabe lässt sich nichts beweisen: Keine Prüfstelle hat private Attribute dazu bestätigt.',
  ),
  'share-id-taken': claim('Der Link konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.'),
  'share-does-not-fit': claim(
    'Was dieser Link zeigen soll, ist zu lang für einen offenen Link. Zeigen Sie weniger Felder, oder erstellen Sie einen Kurzlink.',
  ),
  'share-without-switch': claim('Dieser Link enthält schon eine Bestätigung, oder er kann keine enthalten.'),
  'share-token-refused': claim('Dieser Link ist unvollständig. Öffnen Sie den ganzen Link, den Sie bekommen haben.'),
  'share-withdrawn': claim('Dieser Link wurde beendet. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.'),
  'share-expired': claim('Die Frist für diesen Link ist abgelaufen. Bitten Sie um einen neuen Link.'),
  'share-used-up': claim('Dieser Link wurde so oft geöffnet, wie es erlaubt war. Bitten Sie um einen neuen Link.'),
  'share-unknown': claim('Dieser Dienst kennt den Link nicht.'),
  'organization-required': verification('Bitte geben Sie den Namen Ihrer Organisation ein.'),
  'organization-taken': verification(
    'Eine andere Organisation hat diesen Namen oder einen, der ihm ähnlich sieht. Bitte wählen Sie einen anderen.',
  ),
  'verifier-not-entitled': verification(
    'Sie können im Moment nicht prüfen: Ihre Organisation ist nicht akkreditiert. Nichts wurde entschieden.',
  ),
  'template-retired': server('Diese Vorlage wurde eingestellt. Sie lässt sich nicht mehr ändern.'),
  'too-many-claims': claim(
    'Mehr Angaben passen nicht in Ihr Konto. Schreiben Sie uns über „Kontakt“, wenn Sie mehr Platz brauchen.',
  ),
  'too-many-dids': server(
    'Mehr DIDs außerhalb der Blockchain passen nicht in Ihr Konto. Minten Sie eine davon, oder nehmen Sie eine vorhandene.',
  ),
  'too-many-shares': server(
    'Mehr Links kann ein Konto nicht teilen. Ziehen Sie unter „Teilen“ zurück, was niemand mehr braucht.',
  ),
  'too-many-waiting-requests': verification(
    'Bei dieser Prüfstelle warten schon viele Anfragen von Ihnen. Fragen Sie wieder an, wenn einige beantwortet sind.',
  ),
  'storage-full': server(
    'Ihr Konto hat keinen Platz mehr für Texte, Freigaben und Schlüssel. Schreiben Sie uns über „Kontakt“, wenn Sie mehr brauchen.',
  ),
  'too-many-templates': server(
    'Mehr Vorlagen kann eine Prüfstelle nicht anbieten. Bitte stellen Sie zuerst eine davon ein.',
  ),
  'vault-exists': server('Dieses Konto hat schon private Attribute.'),
  'vault-full': server('Für weitere private Attribute ist kein Platz.'),
  'attribute-key-invalid': verification('Ihr Schlüssel wurde nicht angenommen. Bitte versuchen Sie es noch einmal.'),
  'attributes-mismatch': verification('Das sind nicht die privaten Attribute, die mit dieser Anfrage gesendet wurden.'),
  'attributes-signature-invalid': verification(
    'Diese privaten Attribute sind nicht von der Person signiert, der die Angabe gehört.',
  ),
  'attributes-unconfirmed': verification('Bitte sehen Sie nach, für wen Ihre privaten Attribute versiegelt werden.'),
  'vault-replaced': server(
    'Ihre privaten Attribute wurden in einem anderen Tab oder auf einem anderen Gerät mit einem neuen Schlüssel gesichert. Bitte öffnen Sie sie noch einmal. Was Sie eingegeben haben, ist noch da.',
  ),
  'holder-challenge-taken': server('Die Frage konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.'),
  'holder-challenge-ended': verification('Diese Frage ist abgelaufen. Bitten Sie um eine neue.'),
  'application-decided': verification('Über diesen Antrag wurde inzwischen entschieden.'),
  'chain-shows-otherwise': verification(
    'Die Blockchain zeigt das noch nicht. Bitte versuchen Sie es gleich noch einmal.',
  ),
  'domain-unreachable': verification(
    'Die Datei konnte unter dieser Domain nicht gelesen werden. Sie muss dort über https, ohne Weiterleitung und für alle abrufbar sein.',
  ),
  'domain-not-proven': verification('Die Datei ist da, aber sie nennt Ihre Wallet nicht für diese Domain.'),

  'revocation-signature-invalid': verification(
    'Die Signatur stammt nicht von Ihrem Konto. Bitte signieren Sie mit dem Konto, das diese Angabe bestätigt hat.',
  ),

  'share-incomplete': brokenLink,
  'share-without-fragment': brokenLink,
  'share-unreadable': brokenLink,
  'share-unsupported': verification(
    'Dieser Link wurde mit einer neueren Version erstellt. Bitte laden Sie die Seite neu und öffnen Sie ihn noch einmal.',
  ),
  'share-too-long': verification('Dieser Link ist so lang, dass er nicht von uns sein kann.'),

  'cookies-refused': server(
    'Dieser Browser lehnt Cookies ab. Ohne Cookie kann sich hier niemand anmelden. Erlauben Sie Cookies für diese Website und melden Sie sich noch einmal an.',
  ),
  'wallet-missing': wallet('In diesem Browser gibt es kein MetaMask.'),
  'wallet-no-accounts': wallet(
    'Ihre Wallet hat kein Konto freigegeben. Bitte wählen Sie eines aus, wenn sie danach fragt.',
  ),
  'wallet-rejected': wallet(foreignErrorTexts.rejected),
  'wallet-request-pending': wallet(
    'Ihre Wallet fragt Sie gerade schon etwas. Bitte öffnen Sie sie und antworten Sie zuerst.',
  ),
  'wallet-silent': wallet(
    'Ihre Wallet hat nicht geantwortet. Öffnen Sie sie, sehen Sie nach, ob sie noch etwas fragt, und versuchen Sie es noch einmal. Wenn nichts hilft, laden Sie diese Seite neu.',
  ),
  'wallet-not-connected': wallet('Keine Wallet verbunden'),
  'wallet-wrong-network': wallet(
    'Ihre Wallet ist in einem anderen Netzwerk und ließ sich nicht umschalten. Bitte schalten Sie sie dort um und versuchen Sie es noch einmal.',
  ),
  'wallet-connection': connection(foreignErrorTexts.connection),
  'wallet-insufficient-funds': wallet(
    'In Ihrer Wallet ist zu wenig Geld für die Netzwerkgebühr. Laden Sie dieses Konto auf und versuchen Sie es noch einmal.',
  ),
  'wallet-failed': wallet(
    'Das konnte Ihre Wallet nicht ausführen. Bitte öffnen Sie sie und versuchen Sie es noch einmal.',
  ),
  'transaction-failed': transaction('Bei Ihrer Transaktion ist ein Fehler aufgetreten.'),
  'did-minted-event-missing': transaction('Das Ereignis DidMinted wurde nicht gefunden'),
}
