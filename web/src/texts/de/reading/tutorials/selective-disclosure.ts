import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const selectiveDisclosure: Article = {
  ...tutorialHeads['selective-disclosure'],
  sections: [
    {
      heading: 'Was ein Link zeigt',
      paragraphs: [
        'Eine geteilte Angabe zeigt ihre Grunddaten, also Art, Titel, Aussteller, Ausstellungsdatum und ob sie geprüft ist, und Ihren Namen. Die Beschreibung und alle anderen Felder bleiben versiegelt, außer Sie kreuzen sie an.',
      ],
    },
    {
      heading: 'Wie sich ein versiegeltes Feld trotzdem prüfen lässt',
      paragraphs: [
        'Die Prüfstelle signiert die Grunddaten, wie sie sind, und ein Siegel für alles andere. Das Siegel entsteht aus einem Fingerabdruck für jedes Feld, jeder mit einer Zufallszahl vermischt. So lässt sich ein Feld ohne die anderen öffnen, und niemand kann ein versiegeltes durch Ausprobieren erraten.',
      ],
    },
    {
      heading: 'Eine Angabe teilen',
      steps: [
        'Öffnen Sie die Angabe mit „Details zeigen“, und gehen Sie zu „Teilen“.',
        'Kreuzen Sie unter „Was er zeigt“ an, was außer den Grunddaten gebraucht wird. Das geht bei jeder Angabe, außer sie wurde ohne „Felder einzeln wählbar“ erstellt.',
        'Wählen Sie „Offener Link“ oder „Kontrollierter Link“. Setzen Sie für einen kontrollierten ein Ende oder eine Grenze, und drücken Sie „Link erstellen“.',
        'Drücken Sie „Link kopieren“, oder zeigen Sie den Code. Mit „Vergrößern“ lässt er sich leichter scannen.',
      ],
    },
    {
      heading: 'Welchen Link Sie wählen',
      facts: [
        {
          term: 'Kurzlink',
          text: 'Passt in eine Nachricht, und sein Code ist klein genug für eine Kamera in einigem Abstand. Er braucht zum Öffnen diesen Dienst, und Sie können ihn beenden. „Senden“, „Vergrößern“ und „Drucken“ bieten ihn zuerst an.',
        },
        {
          term: 'Offener Link',
          text: 'Funktioniert für alle, die ihn haben, auch ohne diesen Dienst. Niemand kann ihn zurückholen; wenn Sie ihn zurückziehen, steht das im Ergebnis der Prüfung.',
        },
        {
          term: 'Kontrollierter Link',
          text: 'Kann enden, kann eine Grenze haben, und zählt, wie oft er geöffnet wurde. Sein Text wird in Ihrem Browser verschlüsselt, und der Schlüssel steht nur im Link: Kopieren Sie ihn sofort, oder öffnen Sie Ihre privaten Attribute, dann wird er dort für Sie versiegelt.',
        },
      ],
    },
    {
      heading: 'Für jede Person ein eigener Link',
      steps: [
        'Wählen Sie unter dem Code „Notiz hinzufügen“, und schreiben Sie, für wen der Link ist, zum Beispiel „ACME, Bewerbung“. Nur Sie sehen die Notiz.',
        'Ein Link, den Sie kopiert, gesendet, gedruckt oder mit einer Notiz versehen haben, wird nicht wieder verwendet. Die nächste Person bekommt einen neuen.',
        'Wenn eine Bewerbung vorbei ist, suchen Sie ihre Notiz unter „Was ich geteilt habe“, und beenden Sie jenen Link. Alle anderen gelten weiter.',
      ],
    },
    {
      heading: 'Mehrere Nachweise in einem Link',
      paragraphs: [
        'Eine Bewerbung braucht oft einen Abschluss, eine Zulassung und ein Zeugnis. Öffnen Sie unter „Teilen“ den Punkt „Weitere Nachweise in diesen Link aufnehmen“, und kreuzen Sie die anderen an. Daraus wird ein einziger Kurzlink. Wer ihn öffnet, sieht jeden Nachweis für sich geprüft, und ob alle für dieselbe Identität ausgestellt sind.',
      ],
    },
    {
      heading: 'Einen Link zurückziehen',
      paragraphs: [
        '„Was ich geteilt habe“ führt Ihre Links auf. „Zurückziehen“ beendet einen kontrollierten Link für alle, die ihn noch nicht geöffnet haben. Was jemand schon gesehen hat, bleibt bekannt.',
      ],
    },
    {
      heading: 'Angaben, die gar nicht geteilt werden',
      paragraphs: ['„Private Angabe“ im Formular der ersten Angabe bedeutet, dass es dafür weder Link noch Code gibt.'],
    },
  ],
  next: { label: 'Ausprobieren: eine Ihrer Angaben teilen', href: '/?view=claims' },
}

export const disclosureFigure = {
  title: 'Offene und versiegelte Felder unter einer Signatur',
  description:
    'Eine Angabe mit fünf Zeilen. Art, Titel, Aussteller und Ausstellungsdatum sind offen und lesbar. Die Beschreibung ist versiegelt: Nur ihr Fingerabdruck ist da. Die Signatur der Prüfstelle gilt für alle fünf.',
  caption: 'Wer den Link öffnet, prüft die Signatur über alles und liest, was Sie geöffnet haben.',
  fields: [
    { name: 'Art', value: 'Bildung' },
    { name: 'Titel', value: 'Bachelor Pflege' },
    { name: 'Aussteller', value: 'Univ. Porto' },
    { name: 'Ausgestellt', value: 'Juni 2024' },
  ],
  sealedField: 'Beschreibung',
  opened: 'offen',
  sealed: 'versiegelt',
  signature: 'Signatur der Prüfstelle',
} as const
