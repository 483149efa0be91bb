import type { Article } from '../../../article.ts'

export const useCasesArticle: Article = {
  title: 'Anwendungsfälle',
  lead: 'Wo die Kopie eines Dokuments verlangt wird, leistet ein prüfbarer Link mehr. Sechs Beispiele, und was dabei zu sehen ist.',
  sections: [
    {
      heading: 'Ein Abschluss für den Arbeitgeber',
      paragraphs: [
        'Nach dem Studium wird der Abschluss als Angabe hinzugefügt. Die Hochschule signiert ihn einmal, und jeder Arbeitgeber prüft denselben Link in einer Sekunde. Das Prüfungsbüro muss dazu keine Anrufe mehr beantworten.',
      ],
      shown: [
        'Art, Titel, die Hochschule, wie sie in der Angabe genannt ist, und das Ausstellungsdatum',
        'Welche Prüfstelle signiert hat, wann, und ob sie akkreditiert ist',
        'Ob die Bestätigung abgelaufen oder zurückgezogen ist',
      ],
      hidden: [
        'Die Beschreibung mit Noten und Kursen, wenn sie nicht angekreuzt ist',
        'Alle anderen Angaben, und wer den Link sonst hat',
      ],
    },
    {
      heading: 'Ein Arbeitsverhältnis für die Vermietung',
      paragraphs: [
        'Der Arbeitgeber bestätigt Stelle und Eintrittsdatum. Wer die Wohnung mieten möchte, erstellt einen kontrollierten Link, der nach 7 Tagen endet und sich einmal öffnen lässt, und sendet ihn an die Vermietung.',
      ],
      shown: [
        'Der Titel, zum Beispiel „Pflegefachkraft, St.-Anna-Krankenhaus, seit 2021“',
        'Dass der Arbeitgeber genau das signiert hat',
      ],
      hidden: [
        'Vertrag und Gehalt: Sie stehen gar nicht in der Angabe',
        'Alles, wenn der Link nach seinem Ende geöffnet wird oder aufgebraucht ist',
      ],
    },
    {
      heading: 'Eine Zulassung am Werkstor',
      paragraphs: [
        'Eine Elektrikerin zeigt einen Code auf dem Handy oder auf Papier. Der Werkschutz scannt ihn, hat kein Konto und sieht den Stand dieses Augenblicks: auch, ob die Kammer die Zulassung gestern zurückgezogen hat.',
      ],
      shown: [
        'Titel, Aussteller und Datum des Zertifikats',
        'Ein letzter Tag, wenn die Bestätigung der Kammer einen hat',
      ],
      hidden: [
        'Wohnadresse und Geburtsdatum, die auf der Karte aus Papier stehen',
        'Wo der Code sonst noch gezeigt wurde',
      ],
    },
    {
      heading: 'Eine Mitgliedschaft am Empfang',
      paragraphs: [
        'Ein Verein signiert die Angaben seiner Mitglieder mit einem letzten Tag am Jahresende. Am Empfang wird gescannt. Im Januar sagt die Prüfung, dass die Bestätigung abgelaufen ist, bis das Mitglied um Erneuerung bittet.',
      ],
      shown: ['Die Art der Mitgliedschaft und der Verein', 'Bis wann sie gilt'],
      hidden: ['Der Name des Mitglieds, wenn er nicht im Titel steht', 'Wie oft das Mitglied kommt'],
    },
    {
      heading: 'Ein Alter an der Tür',
      paragraphs: [
        'Eine Bar zeigt auf ihrem eigenen Bildschirm einen Code: 18 oder älter? Der Gast scannt ihn und beweist genau das, aus einer Angabe, die das Bürgeramt geprüft hat. Die Bar hat kein Konto, und ihr Bildschirm wird grün.',
      ],
      shown: [
        'Dass das Geburtsdatum früh genug liegt, und wer dafür einsteht',
        'Art, Titel, Aussteller und Datum der Angabe',
      ],
      hidden: ['Das Geburtsdatum und alle anderen Attribute', 'Die Antwort, für alle außer diesem Bildschirm'],
      note: 'Ein Code lässt sich an jemand Älteren weitergeben. Beide Bildschirme zeigen dieselben Zeichen. Wer vor der Tür steht, lässt sich nur dort sehen.',
      link: { label: 'Nach einem Beweis fragen', href: '/ask' },
    },
    {
      heading: 'Eine Identitätsprüfung, die einmal genügt',
      paragraphs: [
        'Ein Notariat sieht die Papiere einmal und signiert „Identität persönlich mit Reisepass geprüft“. Andere verlassen sich auf diese Signatur, statt noch eine Kopie des Reisepasses zu sammeln.',
      ],
      shown: ['Was wie und von wem geprüft wurde', 'Um welche DID es geht'],
      hidden: [
        'Der Reisepass, seine Nummer und sein Bild: Sie wurden nie eingegeben',
        'Andere Angaben derselben Person',
      ],
      note: 'Ob eine solche Bestätigung Ihnen genügt, oder dem Gesetz, das für Sie gilt, entscheiden Sie. Diese Software zeigt, wer wofür einsteht.',
    },
  ],
  next: { label: 'Lesen, wie Sie Ihre DID erstellen', href: '/tutorials/creating-your-first-did' },
}
