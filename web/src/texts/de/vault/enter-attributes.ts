export const enterAttributesTexts = {
  text: 'Optional. Sie werden in diesem Browser versiegelt, sobald die Angabe gespeichert ist. Lesen können sie nur Sie, und Prüfstellen, mit denen Sie sie teilen.',
  chooseType: 'Wählen Sie zuerst eine Art der Angabe.',
  all: 'Alle Felder zeigen',
  locked: 'Ihre privaten Attribute sind verschlossen. Öffnen Sie sie, um zu sehen, was zu dieser Angabe gehört.',
  facts: {
    legend: 'In der Angabe nennen',
    hint: 'Das gehört zum Text der Angabe, ohne das Geburtsdatum: Wir können es lesen wie die Beschreibung. Eine Prüfstelle bestätigt es anhand des Geburtsdatums. Ob ein Link es zeigt, wählen Sie jedes Mal.',
    label: (fact: string, isSo: boolean) => `${fact}: ${isSo ? 'ja' : 'nein'}`,
  },
  seal: {
    sealing: 'Ihre privaten Attribute werden versiegelt',
    failed: (reason: string) => `Ihre privaten Attribute konnten nicht gespeichert werden: ${reason}`,
    done: 'Ihre privaten Attribute sind versiegelt und gespeichert.',
    next: 'Fortfahren',
    retry: 'Erneut versuchen',
    later: 'Später',
    laterHint:
      'Öffnen Sie später diese Angabe und ihre privaten Attribute. Was Sie eingegeben haben, wartet dort, solange dieser Tab offen ist.',
  },
  unsealed: 'Das haben Sie mit der Angabe eingegeben. Speichern Sie es: Bisher gibt es das nur in diesem Tab.',
  carried: 'Das stammt aus der früheren Fassung dieser Angabe. Speichern Sie es, damit es auch zu dieser gehört.',
} as const
