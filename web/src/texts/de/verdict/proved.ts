export const provedTexts = {
  title: 'Was bewiesen wurde',
  age: (years: number) => `${years} oder älter: ja`,
  fact: (fact: string) => `Ausgestellt für eine Person, ${fact}.`,
  audience: 'Erstellt für',
  until: 'Gilt bis',
  madeOn: 'Erstellt am',
  caution:
    'Der Beweis verbirgt den Wert, nicht die Person. Wer diesen Code hat, kann ihn bis zu seinem Ende noch einmal zeigen. Achten Sie darauf, wer ihn Ihnen zeigt und für wen er erstellt wurde.',
  answerCaution:
    'Der Beweis verbirgt den Wert, nicht die Person, und diese Antwort zählt nur hier. Ob die Person vor Ihnen sie gesendet hat, können nur Sie sehen.',
} as const
