import { contactMessages } from '@did/domain/account/contact-limits'
import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { nonceLifetimeMs, walletSession } from '@did/domain/account/session-limits'
import { maximumAlerts } from '@did/domain/alert/limits'
import { signedRecordsKept } from '@did/domain/attestation/limits'
import { countedMs, idempotencyKeyLifetimeMs } from '@did/domain/call-limits'
import { maximumPresentationRequest } from '@did/domain/portable/limits'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import { writeDuration, writeHours } from '@did/domain/texts/de/durations'
import type { Article } from '../../../article.ts'
import { inYourBrowser } from './in-your-browser.ts'

export const privacyArticle: Article = {
  title: 'Datenschutz',
  lead: 'Was diese Software aufbewahrt, wo und wie lange, wer es sehen kann, und was sich nicht zurückholen lässt.',
  sections: [
    {
      heading: 'Wer verantwortlich ist',
      paragraphs: [
        'Wer diese Installation betreibt, entscheidet über ihre Daten und ist Verantwortlicher im Sinne des Datenschutzrechts. Zu erreichen ist der Betreiber über die Kontaktseite. Diese Seite beschreibt, was die Software tut. Was der Betreiber darüber hinaus tut, ergänzt er selbst, zum Beispiel Sicherungen oder das Protokoll eines vorgeschalteten Proxys.',
      ],
    },
    {
      heading: 'Wenn Sie nur lesen oder prüfen',
      list: [
        'Sie brauchen kein Konto. Es gibt keine Werbung, kein Tracking und keine Besucherstatistik. Alles, was die Seite von sich aus zeigt, auch die Schriften, kommt von dieser Website.',
        'Das Protokoll des Servers hat für jede Anfrage eine Zeile: die Art der Anfrage, das Ergebnis, die Dauer. Keine Adressen, keine Namen, nichts von dem, wonach gefragt wurde.',
        `Ihre Netzwerkadresse bleibt im Arbeitsspeicher, um zu begrenzen, wie oft jemand fragen kann. Gelöscht wird sie dort spätestens nach ${writeDuration(countedMs.perHour)} ohne Verbindung und ohne Aufruf. Wenn Sie etwas speichern oder der Dienst für Sie bezahlt, wird sie nach etwa ${writeDuration(countedMs.perDay)} gelöscht. Gespeichert wird sie nicht.`,
        'Um eine Angabe zu prüfen, fragt Ihr Browser direkt einen Knoten der Blockchain. Wer diesen Knoten betreibt, sieht Ihre Netzwerkadresse und nach welchen Einträgen des Verzeichnisses Sie fragen.',
        'Der Teil eines Links vor dem # erreicht diesen Server, wenn Sie ihn öffnen. Er wird beantwortet und weder gespeichert noch protokolliert. Der Teil nach dem # verlässt Ihren Browser nie.',
      ],
    },
    {
      heading: 'Wenn Sie ein Konto haben',
      facts: [
        {
          term: 'Profil',
          text: 'Ihre Wallet-Adresse und Ihr Benutzername; vollständiger Name und E-Mail, wenn Sie sie angeben; die Organisation, wenn Sie prüfen.',
        },
        {
          term: 'Passkeys',
          text: `Der öffentliche Schlüssel jedes Passkeys, der Ihr Konto öffnet, und die Kennung, die Ihr Gerät ihm gegeben hat, damit Ihre anderen Geräte das Konto finden. Den Schlüssel selbst zeigt Ihr Gerät niemandem. Wenn Sie ein Gerät hinzufügen, geben wir in jeder Richtung einen verschlüsselten Text zwischen Ihren Geräten weiter. Wir können ihn nicht lesen und löschen ihn nach ${writeDuration(maximumKeyInvitation.lifetimeMs + maximumKeyInvitation.keptMs)}. Die Aufrufe, die dieser Dienst für Sie bezahlt hat, bleiben, auch wenn Ihr Konto gelöscht ist, so wie auf der Blockchain.`,
        },
        {
          term: 'DIDs und Angaben',
          text: 'Jede Angabe mit Art, Titel, Beschreibung, Aussteller, Datum und den Altersstufen, die sie nennen soll, und die Zufallszahlen, aus denen ihr Siegel entsteht. Wer prüft, kann außerdem Vorlagen veröffentlichen.',
        },
        {
          term: 'Anfragen',
          text: 'Welche Angabe Sie an welche Prüfstelle gesendet haben, ihre Fragen und Ihre Antworten, die Entscheidung und der Grund.',
        },
        {
          term: 'Bestätigungen',
          text: 'Was die Prüfstelle signiert hat, mit ihrer Signatur, und ob und warum es zurückgezogen wurde.',
        },
        {
          term: 'Private Attribute',
          text: 'Was Sie als privat eingeben, wird in Ihrem Browser verschlüsselt, bevor es ihn verlässt. Wir bewahren auf, was wir nicht lesen können: die Größe, den Zeitpunkt der letzten Änderung und die Zugänge. Jeden davon öffnet nur Ihre Wallet, Ihr Passkey oder Ihr Wiederherstellungscode. Was Sie an eine Prüfstelle senden, wird mit deren Schlüssel verschlüsselt und hier mit ihrer Entscheidung gelöscht. Ein Fingerabdruck davon, aus dem sich nichts lesen lässt, bleibt in dem, was die Prüfstelle signiert.',
        },
        {
          term: 'Verlauf',
          text: 'Für jede Angabe, was wann mit ihr geschah, damit niemand unbemerkt die Vergangenheit ändern kann.',
        },
        {
          term: 'Links',
          text: 'Dass Sie einen erstellt haben, welche Felder er zeigt, sein Ende und seine Grenze. Der Text eines kontrollierten Links wird in Ihrem Browser verschlüsselt: Wir bewahren auf, was wir nicht lesen können, wie oft und wann zuletzt er geöffnet wurde, und für jeden Browser, der ihn geöffnet hat, eine Zufallszahl als Hash.',
        },
        {
          term: 'Andere Wallets',
          text: 'Dass Sie eine Angabe einer anderen Wallet angeboten haben, in welcher Form, ob die Wallet sie übernommen hat, und den öffentlichen Schlüssel jener Wallet, solange das Angebot gilt. Wenn Sie eine Prüfstelle sind und diesen Dienst einen Schlüssel für solche Wallets aufbewahren lassen, bewahren wir diesen Schlüssel versiegelt auf.',
        },
        {
          term: 'Benachrichtigungen',
          text: 'Was die Glocke meldet, bis Sie es löschen, und die Nachrichten, die offene Seiten aktuell halten.',
        },
        {
          term: 'Nachrichten über Änderungen',
          text: `Wenn Sie „Bei Änderungen benachrichtigt werden“ wählen: die E-Mail-Adresse, die Sie bestätigen, die Adressen, die die Push-Dienste Ihrer Browser für uns angelegt haben, welche Arten von Änderungen Sie gewählt haben, die Sprache, in der Sie darum gebeten haben, und dass eine Nachricht gesendet wurde und an welche Browser. Dass sie gesendet wurde, löschen wir nach ${writeDuration(maximumAlerts.keptMs)}. Die Nachrichten nennen weder Sie noch jemand anderen.`,
        },
        {
          term: 'Um Prüfstelle zu werden',
          text: 'Ihr Antrag mit Website, Kontakt und Anmerkung, die Fragen der Administration, die Entscheidung darüber, und eine Domain, die Sie nachgewiesen haben.',
        },
      ],
    },
    {
      heading: 'Wenn Sie nach einem Beweis fragen oder antworten',
      paragraphs: [
        `Zum Fragen brauchen Sie kein Konto. Aufbewahrt wird die Anfrage (was bewiesen werden soll, der Name, den Sie sich geben, ihr Ende) mit Ihrer Wallet-Adresse, wenn Sie sie signiert haben. Die Anfrage endet spätestens nach ${writeDuration(maximumRequestForProof.lifetimeMs)}, und gelöscht wird sie, wenn sie seit ${writeDuration(maximumRequestForProof.keptMs)} zu Ende ist. Antworten werden mit einem Schlüssel im Browser der fragenden Person verschlüsselt: Wir bewahren sie ebenso lange auf und können sie nicht lesen. Wer antwortet, hinterlässt bei uns, dass eine Angabe für einen Beweis benutzt wurde und bis wann, wie bei jedem Link; nicht, was bewiesen wurde oder für wen.`,
        `Eine Anfrage an eine Wallet anderer Software, und was die Wallet zeigt, werden spätestens nach ${writeDuration(maximumPresentationRequest.lifetimeMs + maximumPresentationRequest.keptMs)} gelöscht. Dieser Server liest die Antwort, um sie zu prüfen. Bekommen kann sie nur, wer gefragt hat.`,
      ],
    },
    {
      heading: 'Wenn Sie uns schreiben',
      paragraphs: [
        `Name, E-Mail-Adresse und Nachricht aus dem Kontaktformular werden ${contactMessages.keptMonths} Monate aufbewahrt, ob erledigt oder nicht, und dann gelöscht. Sie gehören zu keinem Konto, und nichts über Ihre Verbindung wird daneben aufbewahrt. Die Administration liest sie.`,
      ],
    },
    inYourBrowser,
    {
      heading: 'Wer es sehen kann',
      list: [
        'Sie sehen alles, was Ihnen gehört.',
        'Eine Prüfstelle sieht die Angaben, die Sie ihr gesendet haben, mit Ihrem Benutzernamen und Ihrer Wallet-Adresse, und behält, was sie bestätigt hat. Private Attribute sieht sie nur, wenn Sie sie mit ihr teilen.',
        'Wer angemeldet ist und Ihren ganzen Benutzernamen kennt, kann die Adresse Ihrer Wallet erfahren, um Sie als Vertrauensperson einzutragen. Wie viele Ihrer Vertrauenspersonen zugestimmt haben, sieht, wer den Link hat, den sie bekommen haben. Geht es darum, Ihre Identität einzufrieren, das Einfrieren zu beenden oder eine Änderung zu stoppen, sieht es nur, wer auch die Datei der Vertrauenspersonen hat, bis Ihre Vertrauenspersonen zum ersten Mal auf der Blockchain handeln. Von da an ist ihre Liste dort öffentlich. Namen stehen dort nicht.',
        'Wer einen Beweis von Ihnen bekommt, sieht die bewiesene Tatsache, für wen der Beweis erstellt wurde, und die Grunddaten der Angabe; nicht den Wert dahinter.',
        'Wer einen Link oder Code bekommt, sieht die Grunddaten dieser einen Angabe (Art, Titel, Aussteller, Ausstellungsdatum und ob sie geprüft ist), und was Sie beim Teilen angekreuzt haben.',
        'Alle können lesen, wer prüft: Organisation, Domain, Wallet, wann sie akkreditiert oder gesperrt wurde, und die Vorlagen, die sie veröffentlicht.',
        'Die Administration sieht die Anträge von Prüfstellen und die Nachrichten aus dem Kontaktformular. Die Technik des Betreibers kann die Datenbank lesen. Die Texte kontrollierter Links und private Attribute sind auch für sie nicht lesbar.',
        'Wenn Sie bei Änderungen benachrichtigt werden, sehen die Mailserver zwischen uns und Ihnen Ihre E-Mail-Adresse, und der Hersteller Ihres Browsers sieht, dass eine Nachricht kam. Was sich für Sie geändert hat, sehen beide nicht, nur welcher Art es ist.',
        'Sonst sieht niemand etwas von Ihnen.',
      ],
    },
    {
      heading: 'Was für immer öffentlich ist',
      paragraphs: [
        'Die Blockchain ist öffentlich, und niemand kann sie ändern. Sie zeigt, dass Ihre Wallet eine DID hat; Siegel Ihrer Angaben, aus denen niemand den Text lesen kann; wann etwas signiert wurde; und was zurückgezogen ist. Wenn Sie „Text auf der Blockchain veröffentlichen“ wählen, steht der Text selbst dort. Die Seite sagt das, bevor Sie bestätigen.',
      ],
    },
    {
      heading: 'Wie lange es aufbewahrt wird, und was das Löschen bewirkt',
      fates: [
        {
          what: 'Ihr Konto und alles darin: Profil, Passkeys, DIDs, Angaben mit den Zufallszahlen ihrer Siegel, Anfragen, Links mit ihren verschlüsselten Texten, private Attribute, Anfragen nach Beweisen, die Sie signiert haben, Benachrichtigungen, Anträge, der für Sie reservierte Name, die nachgewiesene Domain, veröffentlichte Vorlagen und der Text im Verlauf Ihrer Angaben',
          kept: 'Bis Sie es löschen.',
          erased: 'Es wird sofort gelöscht.',
        },
        {
          what: 'Als Prüfstelle: Ihre Unterlagen über das, was Sie für Menschen signiert haben, deren Konto gelöscht ist',
          kept: `${signedRecordsKept.years} Jahre ab Ihrer Signatur, und nur die neuesten ${signedRecordsKept.rows} Einträge.`,
          erased: 'Sie werden sofort gelöscht.',
        },
        {
          what: 'Was eine Prüfstelle für Sie bestätigt hat, mit Ihrem Namen, den Feldern der Angabe und Ihrer Wallet',
          kept: 'Bis Sie Ihr Konto löschen.',
          erased: `Es wird hier gelöscht und bleibt nur in den Unterlagen dieser Prüfstelle: höchstens ${signedRecordsKept.years} Jahre ab ihrer Signatur, und nur in den neuesten ${signedRecordsKept.rows} Einträgen. Die Prüfstelle kann es früher löschen.`,
        },
        {
          what: 'Was Sie als Prüfstelle für andere bestätigt haben, mit dem Namen Ihrer Organisation und Ihrer Wallet',
          kept: 'Bis die anderen ihre Konten löschen.',
          erased: 'Es bleibt bei ihnen.',
        },
        {
          what: 'Sitzungen',
          kept: `${writeHours(walletSession.absoluteMs)}.`,
          erased: 'Sie werden sofort gelöscht.',
        },
        {
          what: 'Antworten, damit ein zweites Drücken nichts doppelt tut',
          kept: `${writeHours(idempotencyKeyLifetimeMs)}.`,
          erased: 'Sie werden sofort gelöscht.',
        },
        {
          what: 'Zahlen für die Anmeldung',
          kept: `Nach ${writeDuration(nonceLifetimeMs)} werden sie gelöscht.`,
          erased: 'Sie bleiben bis dahin und sagen nichts über Sie.',
        },
        {
          what: 'Nachrichten, die auf das Senden gewartet haben, und eine E-Mail-Adresse, die niemand bestätigt hat',
          kept: `Die Nachrichten werden nach ${writeDuration(maximumAlerts.keptMs)} gelöscht. Für die Adresse gilt: ${writeHours(maximumAlerts.confirmMs)}.`,
          erased: 'Beides wird sofort gelöscht.',
        },
        {
          what: 'Nummern des Verlaufs, Prüfsummen des Signierten, und ob es zurückgezogen ist',
          kept: 'Für immer.',
          erased: 'Sie bleiben und sagen nichts über Sie.',
        },
        {
          what: 'Alles auf der Blockchain',
          kept: 'Für immer.',
          erased: 'Es bleibt, denn es ist für uns unerreichbar.',
        },
        {
          what: 'Links und Dateien, die andere schon haben',
          kept: 'Solange diese Menschen sie behalten.',
          erased: 'Sie bleiben echt und lesbar.',
        },
        {
          what: 'Nachrichten aus dem Kontaktformular',
          kept: `${contactMessages.keptMonths} Monate.`,
          erased:
            'Sie bleiben, denn sie sind nicht Teil des Kontos. Schreiben Sie uns, wenn eine früher gelöscht werden soll.',
        },
        {
          what: 'Kopien in Sicherungen',
          kept: 'So lange, wie der Betreiber sie behält. Die Betriebsanleitung empfiehlt 30 Tage.',
          erased: 'Sie bleiben bis dahin.',
        },
      ],
    },
    {
      heading: 'Ihre Kopie, und das Löschen',
      paragraphs: [
        'Unter „Ihr Profil“ gibt Ihnen „Meine Daten herunterladen“ alles, was wir über Sie haben, als Datei. Mit „Profil bearbeiten“ und mit „Bearbeiten“ bei einer Angabe berichtigen Sie es. „Mein Konto löschen …“ löscht es sofort, wie die Zeilen oben sagen.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Das Datenschutzrecht gibt Ihnen vielleicht mehr: Auskunft, Berichtigung, Widerspruch und Beschwerde bei einer Behörde. Dafür ist der Betreiber zuständig; nutzen Sie die Kontaktseite. Wer die Wallet verloren hat, kann die Schaltflächen oben nicht benutzen, denn dann kann niemand sagen, wessen Daten es sind.',
      ],
    },
  ],
  next: { label: 'Eine Frage zu Ihren Daten stellen', href: '/contact' },
}
