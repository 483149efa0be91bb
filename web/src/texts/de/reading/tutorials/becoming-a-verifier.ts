import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const becomingAVerifier: Article = {
  ...tutorialHeads['becoming-a-verifier'],
  sections: [
    {
      heading: 'So werden Sie Prüfstelle',
      steps: [
        'Benutzen Sie eine Wallet, die Ihrer Organisation gehört, nicht Ihre eigene: Ihre Signaturen stehen für die Organisation.',
        'Wählen Sie unter „Ihr Profil“ den Punkt „Prüfstelle werden“, nennen Sie Ihre Organisation, und drücken Sie „Antrag senden“.',
        'Unter „Ihre Domain“ können Sie nachweisen, dass Sie deren Website betreiben: „Datei erstellen“, die Datei dort ablegen, „Nachsehen“. Wer eine Bestätigung von Ihnen prüft, sieht dann die Domain.',
        'Die Administration entscheidet, und die Glocke meldet es. Akkreditierte stehen im öffentlichen „Verzeichnis der Prüfstellen“, mit den Daten. Auf einer offenen Installation können Sie sofort beginnen. Jedes Ergebnis sagt dann, dass Sie sich selbst eingetragen haben, bis Sie „Akkreditierung beantragen“ wählen und die Administration Sie akkreditiert.',
      ],
    },
    {
      heading: 'Eine Anfrage kommt',
      steps: [
        'Sie erscheint von selbst unter „Prüfstelle“, die älteste zuerst.',
        'Lesen Sie die Angabe, und vergleichen Sie sie mit Ihren eigenen Unterlagen. Was Sie dort nicht finden, bestätigen Sie nicht.',
        'Ist etwas unklar, drücken Sie „Frage stellen“: Die anfragende Person antwortet, und die Anfrage wartet so lange auf Sie.',
        'Drücken Sie „Bestätigen“. Wählen Sie, was Sie bestätigen, und setzen Sie „Gültig bis“, wenn es eines Tages enden soll.',
        'Drücken Sie „Prüfung abschließen“. Die Wallet zeigt den Text der Angabe und bittet um eine Signatur. Das kostet nichts.',
        'Oder drücken Sie „Ablehnen“, und nennen Sie einen Grund: Damit lässt sich die Angabe berichtigen.',
      ],
      note: __EMBEDDED__
        ? 'Der Beweis dazwischen entsteht in Ihrem Browser aus den Werten, die Sie eingeben oder die Sie bekommen haben, und sie bleiben dort. Er lässt sich auch simulieren und sagt das dann. Was zählt, ist Ihre Signatur.'
        : 'Der Beweis dazwischen entsteht in Ihrem Browser aus den Werten, die Sie eingeben oder die Sie bekommen haben, und sie bleiben dort. Was zählt, ist Ihre Signatur.',
    },
    {
      heading: 'Wenn etwas nicht oder nicht mehr stimmt',
      paragraphs: [
        '„Was Sie bestätigt haben“ führt Ihre Signaturen auf. „Zurückziehen“ nimmt eine zurück: Die Person, der die Angabe gehört, erfährt es sofort, und wer einen Link dazu öffnet, sieht es. Zurückgezogen bleibt zurückgezogen. Die Angabe lässt sich neu bestätigen.',
      ],
    },
    {
      heading: 'Wofür Sie einstehen',
      list: [
        'Ihre Signatur bleibt bei der Angabe, unter dem Namen Ihrer Organisation, und andere verlassen sich darauf.',
        'Eine eigene Angabe können Sie nicht an sich selbst senden.',
        'Wenn jemand anderes Ihre Wallet benutzt hat, sagen Sie es sofort der Administration. Eine Sperre auf der Blockchain schützt alle, die sich auf Sie verlassen.',
      ],
    },
  ],
  next: { label: 'Ausprobieren: die Ansicht „Prüfstelle“ öffnen', href: '/?view=verifier' },
}

export const verifierFigure = {
  title: 'Der Weg einer Prüfstelle, vom Antrag bis zur Signatur',
  description:
    'Antrag mit dem Namen der Organisation. Die Administration überprüft und akkreditiert auf der Blockchain. Eine Anfrage kommt. Mit den eigenen Unterlagen vergleichen. Dann entweder mit einem Grund ablehnen oder signieren.',
  caption: 'Ohne den Vergleich im vierten Schritt ist eine Signatur nichts wert.',
  steps: [
    { label: 'Antrag senden', note: 'Sie' },
    { label: 'Prüfen, akkreditieren', note: 'Administration' },
    { label: 'Eine Anfrage kommt', note: 'wer anfragt' },
    { label: 'Mit Unterlagen vergleichen', note: 'Sie' },
  ],
  reject: 'Ablehnen',
  withReason: 'mit Grund',
  approve: 'Bestätigen',
  withSignature: 'mit Ihrer Signatur',
} as const
