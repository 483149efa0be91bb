import type { Article } from '../../../article.ts'

export const termsArticle: Article = {
  title: 'Nutzungsbedingungen',
  lead: 'Die wenigen Regeln dieses Dienstes in klaren Worten. Anbieter ist, wer diese Installation betreibt.',
  sections: [
    {
      heading: 'Auf Ihre Wallet achten Sie selbst',
      paragraphs: [
        'Wer über die Wallet verfügt, verfügt über die DID und das Konto. Niemand hier kann eine verlorene Wallet wiederherstellen, und niemand kann eine DID verschieben: Sie ist an die Wallet gebunden, die sie gemintet hat.',
      ],
    },
    {
      heading: 'Was Sie schreiben',
      list: [
        'Schreiben Sie Angaben über sich selbst, und nur, was wahr ist.',
        'Lassen Sie persönliche Daten anderer, Ausweisnummern und Passwörter weg.',
        'Überlegen Sie gut, bevor Sie einen Text auf der Blockchain veröffentlichen: Alle können ihn lesen, und er lässt sich nie entfernen.',
      ],
    },
    {
      heading: 'Was Sie teilen',
      paragraphs: [
        'Wer einen Link hat, kann ihn weitergeben. Einen offenen Link kann niemand zurückholen; wenn Sie ihn zurückziehen, steht das im Ergebnis der Prüfung. Ein kontrollierter Link endet für alle, die ihn noch nicht geöffnet haben. Was jemand schon gesehen hat, bleibt bekannt.',
      ],
    },
    {
      heading: 'Wenn Sie prüfen',
      list: [
        'Signieren Sie nur, was Sie geprüft haben, und nur für die Organisation, die Sie genannt haben. Eine eigene Angabe können Sie nicht signieren.',
        'Ihre Signatur bleibt bei der Angabe, unter Ihrem Namen und Ihrer Wallet-Adresse. Andere verlassen sich darauf, und Sie stehen dafür ein.',
        'Ziehen Sie eine Bestätigung zurück, wenn Sie erfahren, dass sie nicht oder nicht mehr stimmt.',
        'Behandeln Sie vertraulich, was Sie zugesendet bekommen. Es ist nur für diese Prüfung bestimmt.',
        'Die Administration darf Sie mit Begründung ablehnen oder sperren. Eine Sperre und ihr Grund stehen öffentlich auf der Blockchain.',
      ],
    },
    {
      heading: 'Wenn Sie sich auf eine Angabe verlassen',
      paragraphs: [
        'Ein Ergebnis zeigt, wer wofür einsteht, und was sich prüfen ließ. Ob das für Ihren Zweck genügt, entscheiden Sie. Sehen Sie nach, wer die Prüfstelle ist, ob sie überprüft wurde, und was nicht geprüft werden konnte.',
      ],
      note: __EMBEDDED__
        ? 'Ein Beweis zeigt, dass eine Tatsache aus dem folgt, was jemand gesehen hat, nicht, dass sie wahr ist. Einer mit dem Hinweis „Simulation“ beweist nichts.'
        : 'Ein Beweis zeigt, dass eine Tatsache aus dem folgt, was jemand gesehen hat, nicht, dass sie wahr ist.',
    },
    {
      heading: 'Kosten',
      paragraphs: [
        'Die Seite zu nutzen und zu signieren ist kostenlos. Eine DID zu minten und eine Angabe einzutragen sind Transaktionen, und die Blockchain verlangt dafür eine Gebühr. Ihre Wallet zeigt den Betrag, bevor Sie bestätigen. Der Dienst bekommt nichts davon und kann nichts erstatten.',
      ],
    },
    {
      heading: 'Was nicht erlaubt ist',
      list: [
        'Angaben oder Namen, mit denen sich jemand als jemand anderes ausgibt.',
        'Zu lesen, zu ändern oder zu verlangsamen, was Ihnen nicht gehört, und Grenzen zu umgehen.',
        'Mit Ergebnissen Druck auf Menschen auszuüben, damit sie mehr zeigen als nötig.',
      ],
    },
    {
      heading: 'Verfügbarkeit',
      paragraphs: [
        'Der Dienst kann unterbrochen sein oder enden. Offene Links und gespeicherte Dateien lassen sich dann weiter prüfen, mit der Blockchain und der freien Software, solange ein Knoten der Blockchain antwortet. Profile, Entwürfe und kontrollierte Links nicht. „Meine Daten herunterladen“ gibt Ihnen jederzeit eine Kopie.',
      ],
    },
    {
      heading: 'Beenden',
      paragraphs: [
        'Sie können Ihr Konto jederzeit löschen, unter „Ihr Profil“. Die Seite sagt vorher, was gelöscht wird und was bleibt.',
      ],
    },
    {
      heading: 'Keine Gewährleistung',
      paragraphs: [
        'Die Software ist freie Software unter der GNU General Public License, Version 3 oder später, und kommt ohne jede Gewährleistung, soweit das Gesetz es erlaubt. Gesetze zum Schutz der Verbraucher bleiben von alldem unberührt.',
      ],
    },
  ],
  next: { label: 'Lesen, was mit Ihren Daten geschieht', href: '/privacy-policy' },
}
