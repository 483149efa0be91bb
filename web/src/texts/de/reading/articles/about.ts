import type { Article } from '../../../article.ts'

export const aboutArticle: Article = {
  title: 'Über uns',
  lead: 'Ihre Nachweise liegen unter einer Wallet, die Ihnen gehört. Jeder wird einmal geprüft. Zeigen können Sie ihn allen mit einem Link.',
  sections: [
    {
      heading: 'Das Problem',
      paragraphs: [
        'Ein Zeugnis, eine Stelle, eine Mitgliedschaft: Alles wird immer wieder neu belegt, per E-Mail, am Telefon, mit Kopien, die irgendwer gemacht haben könnte. Die Kopien bleiben, wohin sie gesendet wurden, mit allem, was darauf stand.',
      ],
    },
    {
      heading: 'So funktioniert es',
      steps: [
        'Sie haben eine Kennung, eine DID, in Ihrer eigenen Wallet. Sie steht auf einer öffentlichen Blockchain und lässt sich nicht übertragen.',
        'Sie beschreiben einen Nachweis als Angabe und bitten eine Organisation, der Sie vertrauen, sie zu prüfen.',
        'Die Organisation vergleicht sie mit ihren Unterlagen und signiert genau das, was sie geprüft hat. Das Signieren kostet sie nichts.',
        'Sie teilen einen Link oder Code. Wer ihn öffnet, liest ohne Konto, wer signiert hat und ob es noch gilt.',
      ],
    },
    {
      heading: 'Was Sie nicht glauben müssen',
      paragraphs: [
        'Ein geteilter Link wird im Browser der Person geprüft, die ihn öffnet, anhand der Signatur der Prüfstelle und der Blockchain. Wird darin ein einziger Buchstabe geändert, schlägt die Prüfung fehl. Unser Server kann nur schlechte Nachrichten hinzufügen: dass der Link nicht mehr geteilt wird, oder dass die Prüfstelle ihre Signatur zurückgezogen hat.',
        'Dieselbe Prüfung geht auch ohne unsere Seite. Bei jedem Ergebnis steht unter „Die unabhängige Prüfung“ der Befehl dafür.',
      ],
    },
    {
      heading: 'Wer prüfen darf',
      paragraphs: [
        'Das entscheidet jede Installation. Entweder überprüft die Administration jede Organisation und akkreditiert sie auf der Blockchain, wo das Verzeichnis öffentlich ist. Oder alle, die es möchten, dürfen sofort prüfen, und jedes Ergebnis sagt, dass niemand sie überprüft hat.',
        'Eine Prüfstelle kann zurückziehen, was sie bestätigt hat, und die Administration kann eine Prüfstelle sperren. Beides steht auf der Blockchain, und jede spätere Prüfung zeigt es.',
      ],
    },
    {
      heading: 'Was es nicht kann',
      list: [
        'Eine Signatur sagt, wer für etwas einsteht, nicht, dass es stimmt. Wem Sie vertrauen, entscheiden Sie.',
        'Was jemand gesehen hat, bleibt bekannt. Aus einem Gedächtnis oder einem Bildschirmfoto lässt sich kein Link zurückholen.',
        'Was auf der Blockchain steht, bleibt dort. Deshalb kommen nur Siegel Ihrer Angaben dorthin, außer Sie veröffentlichen den Text selbst.',
        'Der Beweis, den eine Prüfstelle erstellt, zeigt, dass aus dem, was sie gesehen hat, folgt, was sie festhält. Ob sie die Wahrheit gesehen hat, zeigt er nicht. Wer dafür einsteht, sagt die Signatur.',
        'Ein Beweis für eine Tatsache verbirgt den Wert dahinter, nicht die Person: Die DID und die Grunddaten der Angabe sind mit zu sehen.',
      ],
    },
    {
      heading: 'Freie Software',
      paragraphs: [
        'Alles hier ist unter der GNU General Public License veröffentlicht, Version 3 oder später. Jede Organisation kann eine eigene Installation betreiben und nachlesen, was diese tut.',
      ],
    },
  ],
  next: { label: 'Ansehen, wofür es genutzt wird', href: '/use-cases' },
}
