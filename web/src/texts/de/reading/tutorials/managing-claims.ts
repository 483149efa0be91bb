import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const managingClaims: Article = {
  ...tutorialHeads['managing-claims'],
  sections: [
    {
      heading: 'Schreiben Sie für die, die prüfen',
      paragraphs: [
        'Nennen Sie den genauen Namen des Abschlusses oder der Stelle, und sagen Sie, wann und wo. „Bachelor Informatik, Universität Porto, 2024“ lässt sich prüfen; „Computer studiert“ nicht. Den Titel sehen alle, denen Sie den Link geben, die Beschreibung nur, wenn Sie sie ankreuzen.',
      ],
    },
    {
      heading: 'Eine Angabe hinzufügen',
      steps: [
        'Wählen Sie in der Übersicht „Angabe hinzufügen“, dann eine Art, und schreiben Sie Titel und Beschreibung.',
        'Nennen Sie den Aussteller, oder kreuzen Sie „Selbst ausgestellt“ an.',
        'Lassen Sie „Text privat halten“, wie es ist. Dann kommt nur ein Siegel der Angabe auf die Blockchain.',
        'Drücken Sie „Angabe erstellen“. Wenn Ihre DID auf der Blockchain ist, bittet die Wallet Sie um Bestätigung.',
      ],
      note: '„Text auf der Blockchain veröffentlichen“ macht ihn für alle lesbar, für immer. Einen Grund dafür gibt es selten.',
    },
    {
      heading: 'Die Angabe prüfen lassen',
      steps: [
        'Öffnen Sie die Angabe mit „Details zeigen“, und drücken Sie „Prüfung anfragen“.',
        'Wählen Sie eine Prüfstelle. Dabei steht, ob sie überprüft ist oder sich selbst eingetragen hat.',
        'Drücken Sie „Anfrage senden“. Die Glocke meldet die Antwort. Bis dahin steht die Anfrage unter „Prüfung“.',
      ],
    },
    {
      heading: 'Was an der Angabe steht',
      facts: [
        {
          term: 'Ausstehend',
          text: 'Zurzeit steht niemand dafür ein. Das erfahren alle, denen Sie die Angabe zeigen. Die Zeile darunter sagt, ob sie gesendet wurde, wartet oder abgelehnt ist.',
        },
        { term: 'Geprüft', text: 'Eine Prüfstelle hat genau diesen Text signiert.' },
      ],
      note: '„Ausstehend“ steht auch an einer Angabe, deren letzter Tag vorbei ist oder deren Prüfstelle zurückgezogen hat, was sie signiert hat. Die Zeile darunter sagt, was davon zutrifft, wann, und warum, wenn das öffentlich ist. „Erneuern“ oder „Noch einmal anfragen“ fragt noch einmal an.',
    },
    {
      heading: 'Die Angabe ändern',
      paragraphs: [
        '„Bearbeiten“ ändert eine Angabe, die nicht geprüft ist. Eine geprüfte bleibt, wie sie ist, denn die Signatur gilt genau diesem Text: Was Sie schreiben, wird eine neue Angabe. „Verlauf“ zeigt alles, was mit einer Angabe geschehen ist.',
      ],
    },
  ],
  next: { label: 'Ausprobieren: Ihre Angaben öffnen', href: '/?view=claims' },
}

export const claimLifeFigure = {
  title: 'Das Leben einer Angabe',
  description:
    'Eine neue Angabe ist ausstehend. Sie fragen bei einer Prüfstelle an. Lehnt die Prüfstelle ab, bleibt die Angabe ausstehend, mit einem Grund. Signiert die Prüfstelle, ist die Angabe geprüft. Später kann sie ablaufen oder zurückgezogen werden. Eine neue Anfrage macht sie wieder geprüft.',
  caption: 'Eine Angabe ändert sich nicht, solange sie geprüft ist. Ihr Stand kann sich ändern.',
  pending: 'Ausstehend',
  ask: 'Sie fragen an',
  waiting: 'Wartet',
  rejected: 'abgelehnt, mit Grund',
  signs: 'Prüfstelle signiert',
  verified: 'Geprüft',
  expired: 'Abgelaufen',
  withdrawn: 'Zurückgezogen',
  renew: 'Erneuern',
} as const
