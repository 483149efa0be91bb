import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const zeroKnowledgeProofs: Article = {
  ...tutorialHeads['zero-knowledge-proofs'],
  sections: [
    {
      heading: 'Die Idee',
      paragraphs: [
        'Um in eine Bar zu kommen, zeigen Sie einen Ausweis mit Name, Adresse und Geburtstag, obwohl die einzige Frage ist, ob Sie 18 sind. Ein Zero-Knowledge-Beweis beantwortet genau diese Frage und sonst nichts. Wer fragt, kann sich auf die Antwort verlassen.',
        'Das geht, weil manche Rechnungen leicht zu prüfen und schwer zu erfinden sind. Der Beweis ist eine solche Rechnung mit den Daten des Ausweises. Wer ihn prüft, sieht die Rechnung, nicht die Daten.',
      ],
    },
    {
      heading: 'Wie es hier geht',
      steps: [
        'Sie geben Tatsachen als private Attribute ein: ein Geburtsdatum, einen Abschluss, ein Land. Ihr Browser verschlüsselt sie. Dieser Dienst kann sie nicht lesen.',
        'Sie senden sie zusammen mit einer Angabe an eine Prüfstelle. Nur deren Browser kann sie öffnen. Die Prüfstelle vergleicht sie mit ihren Unterlagen und signiert die Angabe mit einem Fingerabdruck davon.',
        'Später wählen Sie eine Tatsache, die Sie beweisen möchten: etwa 18 oder älter, und nicht den Geburtstag. Ihr Browser erstellt den Beweis in etwa einer Sekunde, und der Geburtstag bleibt, wo er ist.',
        'Wer den Beweis bekommt, prüft im eigenen Browser, dass die Tatsache aus dem folgt, was die Prüfstelle signiert hat.',
      ],
      note: __EMBEDDED__
        ? 'Diese Installation ist zum Ausprobieren: Die Schlüssel ihrer Beweise wurden dafür erstellt. Eine Prüfstelle kann ihren Beweis hier auch simulieren. Eine Simulation trägt den Hinweis „Simulation“ und beweist nichts.'
        : 'Eine Installation ohne eigene Schlüssel für Beweise erstellt keine. Anfragen dort bleiben ausstehend, und nichts geht verloren.',
    },
    {
      heading: 'Was erfährt, wer prüft',
      list: [
        'Die Tatsache, und nichts Genaueres: geboren am 21. Nov. 2008 oder früher, nicht, an welchem Tag.',
        'Welche Prüfstelle dafür einsteht und seit wann sie akkreditiert ist, genau wie bei jeder anderen Angabe.',
        'Für wen der Beweis erstellt wurde und bis wann er gilt, wer auch immer ihn zeigt.',
      ],
    },
    {
      heading: 'Wenn Sie selbst fragen',
      steps: [
        'Öffnen Sie „Nach einem Beweis fragen“, wählen Sie die Tatsache, und sagen Sie, wer fragt. Sie brauchen kein Konto. Lassen Sie den Tab offen.',
        'Wer antwortet, scannt Ihren Code, mit der Kamera des Handys oder unter „QR scannen“, und vergleicht die angezeigten Zeichen mit denen auf Ihrem Bildschirm.',
        'Die Antwort ist für Ihren Tab verschlüsselt. Sie wird dort mit Ihrer Frage verglichen und geprüft wie jede geteilte Angabe, und jede Person zählt einmal.',
      ],
      note: 'Eine akkreditierte Organisation kann ihre Anfrage signieren. Dann nennt der andere Bildschirm sie. Alle anderen sind dort „Unbekannt“, welchen Namen sie sich auch geben.',
      link: { label: 'Nach einem Beweis fragen', href: '/ask' },
    },
    {
      heading: 'Was es nicht kann',
      list: [
        'Es verbirgt den Wert, nicht die Person: Ihre DID und die Grunddaten der Angabe sind zu sehen.',
        'Ein Code lässt sich weitergeben und noch einmal zeigen, bis er endet. Wählen Sie eine kurze Zeit, und nennen Sie, für wen er ist.',
        'Es macht nichts wahr. Hat die Prüfstelle nicht genau hingesehen, ist ein Beweis aus ihrer Signatur nicht mehr wert.',
        'Wenn Sie alle Zugänge zu Ihren privaten Attributen verlieren, lässt sich damit nichts mehr beweisen. Was Prüfstellen signiert haben, bleibt.',
      ],
    },
  ],
  next: { label: 'Ausprobieren: eine Ihrer geprüften Angaben öffnen', href: '/?view=claims' },
}

export const proofFigure = {
  title: 'Den Ausweis zeigen, oder eines daraus beweisen',
  description:
    'Links wird ein Ausweis ganz gezeigt: Name, Adresse und Geburtsdatum sind lesbar. Rechts sind dieselben drei Zeilen verdeckt, und es gibt eine Antwort: 18 oder älter, ja.',
  caption: 'Die Frage ist beantwortet, und der Ausweis bleibt verdeckt.',
  shown: 'Ausweis zeigen',
  proven: 'Eines beweisen',
  fields: ['Name', 'Adresse', 'Geboren'],
  values: ['A. Lindner', 'Mühlweg 4', 'Mai 2001'],
  question: '18 oder älter?',
  answer: 'ja',
  seen: 'alles davon',
} as const
