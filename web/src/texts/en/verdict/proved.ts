export const provedTexts = {
  title: 'What was proved',
  /** Repeats the checker's question with its answer. */
  age: (years: number) => `${years} or older: yes`,
  fact: (fact: string) => `It was issued to somebody ${fact}.`,
  audience: 'Made for',
  until: 'Holds until',
  madeOn: 'Made on',
  caution:
    'The proof hides the value, not the person. Whoever has this code can show it again until it ends: look at who shows it to you, and at whom it was made for.',
  answerCaution:
    'The proof hides the value, not the person, and this answer counts here alone. Whether whoever stands before you is the one who sent it, only you can see.',
} as const
