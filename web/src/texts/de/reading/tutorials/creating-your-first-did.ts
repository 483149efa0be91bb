import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const creatingYourFirstDid: Article = {
  ...tutorialHeads['creating-your-first-did'],
  sections: [
    {
      heading: 'Bevor Sie beginnen',
      paragraphs: [
        __EMBEDDED__
          ? 'Sie brauchen die Erweiterung MetaMask in Ihrem Browser. Wo es keine gibt, bietet diese Installation eine Demo-Wallet an, damit Sie alles ausprobieren können.'
          : 'Sie brauchen die Erweiterung MetaMask in Ihrem Browser, und für den letzten Schritt etwas Guthaben darin, in der Währung der Blockchain.',
      ],
    },
    {
      heading: 'Schritt für Schritt',
      steps: [
        'Wählen Sie oben „MetaMask verbinden“, und erlauben Sie dieser Seite, Ihr Konto zu sehen.',
        'Melden Sie sich an: Die Wallet zeigt einen Text und bittet Sie, ihn zu signieren. Das kostet nichts und sendet keine Transaktion.',
        'Wählen Sie einen Benutzernamen, und drücken Sie „Profil anlegen“. Vollständiger Name und E-Mail sind optional.',
        'Drücken Sie „Neue DID erstellen“. Sie wird zuerst hier aufbewahrt und kostet nichts.',
        'Fügen Sie mit „Angabe erstellen“ eine erste Angabe hinzu, oder wählen Sie „Vorerst überspringen“. Danach „Weiter zur Übersicht“.',
        'Wählen Sie auf der Karte der DID „DID minten“, und bestätigen Sie in der Wallet. Das ist eine Transaktion: Die Wallet zeigt die Gebühr der Blockchain, bevor Sie bestätigen.',
      ],
    },
    {
      heading: 'Woran Sie sehen, dass es geklappt hat',
      paragraphs: [
        'Der Hinweis „Noch nicht auf der Blockchain“ verschwindet von der Karte. Dort steht dann „DID #“ mit der Nummer Ihres Tokens. Ihre Angaben bleiben bei der DID.',
      ],
    },
    {
      heading: 'Wenn etwas nicht klappt',
      list: [
        'Sie haben in der Wallet abgelehnt: Nichts hat sich geändert, und nichts wurde abgebucht. Versuchen Sie es wieder, wann Sie möchten.',
        'Sie haben die Seite geschlossen, während die Transaktion lief: Die DID erscheint von selbst in der Übersicht.',
        'Die Wallet ist in einem anderen Netzwerk: Die Seite bittet sie zu wechseln und wartet.',
        'Sie möchten die Schritte noch einmal sehen: „Einführung neu starten“ steht unter den Ansichten der Übersicht.',
      ],
    },
  ],
  next: { label: 'Ausprobieren: verbinden und DID erstellen', href: '/' },
}

export const firstDidFigure = {
  title: 'Sechs Schritte zu einer DID auf der Blockchain',
  description:
    'MetaMask verbinden, anmelden, Profil anlegen, DID erstellen und Angabe erstellen: Diese fünf sind kostenlos. Der sechste, das Minten der DID, ist eine Transaktion mit der Gebühr der Blockchain.',
  caption: 'Nur der letzte Schritt kostet etwas, und er kann warten.',
  steps: [
    { label: 'MetaMask verbinden', note: 'kostenlos' },
    { label: 'Anmelden', note: 'kostenlos' },
    { label: 'Profil anlegen', note: 'kostenlos' },
    { label: 'Neue DID erstellen', note: 'kostenlos' },
    { label: 'Angabe erstellen', note: 'kostenlos' },
    { label: 'DID minten', note: 'Netzwerkgebühr' },
  ],
} as const
