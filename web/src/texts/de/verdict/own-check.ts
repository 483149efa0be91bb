export const ownCheckTexts = {
  checking: 'Signatur wird geprüft',
  failed: 'Die Signatur konnte gerade nicht geprüft werden. Die Angabe selbst ist davon nicht betroffen.',
} as const

export const recordedProofTexts = {
  checking: 'Beweis wird geprüft',
  proved: (statement: string) => `Bewiesen: ${statement}`,
  holds: (day: string) =>
    `Erstellt am ${day} aus dem, was die Prüfstelle gesehen hat, und gerade eben in diesem Browser noch einmal geprüft. Die Werte selbst stehen nicht darin.`,
  fails: 'Der Beweis passt nicht zu dieser Angabe. Die Signatur der Prüfstelle wird unten getrennt davon geprüft.',
  failed: 'Der Beweis konnte gerade nicht geprüft werden. Die Angabe selbst ist davon nicht betroffen.',
  simulated: 'Der Beweis vor der Signatur war eine Simulation. Er beweist für sich allein nichts.',
} as const
