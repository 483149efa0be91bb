import { walletSession } from '@did/domain/account/session-limits'
import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { languageCookieYears } from '@did/domain/language'
import { keptAnswersMs } from '@did/domain/page/kept-answers'
import { writeDuration, writeHours } from '@did/domain/texts/de/durations'
import { writeYears } from '@did/domain/texts/de/years-and-seconds'
import type { Article } from '../../../article.ts'

const idle = writeHours(walletSession.idleMs)
const most = writeHours(walletSession.absoluteMs)
const byMail = writeDuration(holderChallengeSeconds.day * 1000)
const kept = writeDuration(keptAnswersMs)

const demoWalletFacts = __EMBEDDED__
  ? [
      {
        term: 'Speicher „demo-wallet“',
        text: 'Die Wallets, die Sie mit der Demo-Wallet dieser Installation angelegt haben, mit ihren Schlüsseln, und welche in Gebrauch ist. Sie sind nur für Spielgeld.',
      },
    ]
  : []

export const inYourBrowser: Article['sections'][number] = {
  heading: 'In Ihrem Browser',
  facts: [
    {
      term: 'Cookie „did_session“ oder „__Host-session“',
      text: `Damit bleiben Sie angemeldet: ${idle} ohne Nutzung, höchstens ${most}. Skripte können es nicht lesen, und der Server speichert nur seinen Hash.`,
    },
    {
      term: 'Cookie „language“',
      text: `Die Sprache, die Sie unten auf der Seite gewählt haben. Es endet nach ${writeYears(languageCookieYears)}. Der Server liest es, um Ihnen die Seite in dieser Sprache zu senden.`,
    },
    {
      term: 'Speicher „wallet_session“',
      text: 'Welche Wallet zuletzt verbunden war und wann, damit die Seite sie wieder verbinden kann.',
    },
    {
      term: 'Speicher „wallet_identity“',
      text: 'Für welche Identität die Wallet handelt, wenn es nicht ihre eigene ist. Weg, sobald Sie die Verbindung trennen.',
    },
    {
      term: 'Speicher „wallet_source“',
      text: 'Womit Sie sich angemeldet haben, wenn es keine Wallet Ihres Browsers war. Weg, sobald Sie die Verbindung trennen.',
    },
    {
      term: 'Speicher „passkey_account“',
      text: 'Welchen Passkey Sie zuletzt benutzt haben und welches Konto er öffnet, damit beim nächsten Mal eine Bestätigung genügt. Nichts davon ist geheim.',
    },
    {
      term: 'Speicher „app_config“',
      text: 'Was dieser Dienst zuletzt über seine Blockchain gesagt hat, damit Ihr Passkey Ihre Übersicht auch ohne Verbindung öffnet. Nichts davon ist geheim.',
    },
    {
      term: 'Speicher „recovery_request“',
      text: 'Wenn Sie eine Identität wiederherstellen: welche, um welchen neuen Schlüssel oder welche Adresse Ihre Vertrauenspersonen gebeten werden, und wie viele zustimmen müssen. Weg, sobald die Wiederherstellung fertig ist oder Sie neu beginnen. Nichts davon ist geheim.',
    },
    {
      term: 'Speicher „passkey_to_add“',
      text: 'Ein zweiter Passkey, den Sie erstellt haben, bis Ihr Konto ihn hat. Nichts davon ist geheim.',
    },
    {
      term: 'Speicher „wallet_signed_in_at“',
      text: 'Wann Sie sich zuletzt angemeldet haben, damit Ihre anderen Tabs es merken. Weg, sobald der Server eine Abmeldung beantwortet hat.',
    },
    {
      term: 'Speicher „sign_out_waiting“',
      text: 'Wann Sie sich abgemeldet haben, bis der Server geantwortet hat, damit die Seite sonst noch einmal fragt.',
    },
    {
      term: 'Speicher „proof_choices“',
      text: 'Wenn Sie für eine Organisation bestätigen: die Art des Beweises und die Felder, die Sie für jede Vorlage zuletzt gewählt haben.',
    },
    {
      term: 'Speicher, dessen Name mit holder_challenge beginnt',
      text: `Eine Frage zu einem Nachweis, die Sie jemandem per E-Mail gestellt haben, mit dem Schlüssel, der die Antwort öffnet. Sie endet nach ${byMail}. Weg, sobald Sie die Frage beenden oder den Link des Nachweises danach öffnen.`,
    },
    {
      term: 'Speicher „share_viewer:…“',
      text: 'Eine eigene Zufallszahl für jeden kontrollierten Link, den Sie geöffnet haben, damit ein zweites Öffnen nicht noch einmal zählt.',
    },
    {
      term: 'Speicher „response_cache:…“',
      text: `Was der Server zuletzt über Ihre eigenen DIDs, Angaben und Anfragen gesagt hat. Es bleibt bis zu ${kept}, damit Sie es ohne Verbindung lesen können. Es ist mit einem Schlüssel verschlüsselt, der sich nicht aus dem Browser kopieren lässt. Weg, sobald Sie die Verbindung trennen oder das Konto wechseln.`,
    },
    {
      term: 'Speicher „own_link:…“',
      text: 'Die Kurzlinks und kontrollierten Links, die Sie weitergegeben haben, damit dieser Browser sie Ihnen wieder zeigen kann. Jeder ist mit einem Schlüssel verschlüsselt, der sich nicht aus dem Browser kopieren lässt. Sie bleiben, wenn eine Sitzung von selbst endet und wenn Ihre Wallet sich sperrt oder die Verbindung von selbst trennt. Weg, sobald Sie die Verbindung auf dieser Website trennen oder sich hier ein anderes Konto anmeldet.',
    },
    {
      term: 'Speicher „kept_for“',
      text: 'Für welches Konto dieser Browser diese Links behält. Weg, sobald Sie die Verbindung auf dieser Website trennen.',
    },
    {
      term: 'Speicher „chosen_dids“',
      text: 'Die Zeilennummern der DIDs, die Sie sehen wollten, damit beim nächsten Mal dieselbe gezeigt wird.',
    },
    { term: 'Speicher „theme“', text: 'Hell oder dunkel, wenn Sie es gewählt haben.' },
    {
      term: 'Speicher „asked_request“',
      text: 'Eine Anfrage nach einem Beweis, die Sie erstellt haben, mit dem Schlüssel, der die Antworten liest: nur in diesem Tab, weg, sobald er geschlossen wird.',
    },
    {
      term: 'Speicher „wallet_request“',
      text: 'Eine Anfrage, die Sie an eine Wallet auf diesem Gerät gestellt haben, mit dem Geheimnis, das die Antwort liest, damit die Wallet zu ihr zurückführen kann. Weg, sobald Sie noch einmal fragen, die Verbindung auf dieser Website trennen oder sich hier ein anderes Konto anmeldet.',
    },
    {
      term: 'Ein Schlüssel für fremde Wallets',
      text: 'Wenn Sie eine Prüfstelle sind und diesen Browser einen solchen Schlüssel aufbewahren lassen: der Schlüssel, der in Ihrem Namen Nachweise signiert. Nichts kann ihn aus dem Browser kopieren.',
    },
    {
      term: 'Speicher „onboarding_place:…“',
      text: 'Wie weit Sie in der Einführung sind und was Sie für Ihr Profil und Ihre erste Angabe eingegeben haben, damit beim Neuladen nichts verloren geht: nur in diesem Tab, weg am Ende der Einführung oder wenn der Tab geschlossen wird. Private Attribute sind nicht dabei.',
    },
    {
      term: 'Speicher „start_purpose:…“',
      text: 'Dass Sie für eine Organisation bestätigen möchten, wenn Sie das am Anfang gesagt haben, damit ein Neuladen nicht noch einmal fragt: nur in diesem Tab, weg, sobald er geschlossen wird.',
    },
    {
      term: 'Speicher „desk_letter_keys“',
      text: 'Dass einzelne Tasten in der Liste der Anfragen nichts tun, wenn Sie das gewählt haben.',
    },
    {
      term: 'Speicher „verifier_keys_seen:…“',
      text: 'Mit welchen Schlüsseln von Prüfstellen Sie private Attribute geteilt haben, damit Ihnen niemand einen älteren unterschieben kann. Versiegelt mit dem eigenen Schlüssel Ihrer privaten Attribute.',
    },
    ...demoWalletFacts,
    {
      term: 'Eine Kopie der Seite',
      text: 'Das Programm selbst, damit es sich ohne Verbindung öffnet. Nichts von Ihnen ist darin.',
    },
  ],
  paragraphs: [
    'Was dort liegt, dient keiner Werbung und folgt Ihnen auf keine andere Website. Wenn Sie die Daten der Website löschen, ist alles weg.',
  ],
}
