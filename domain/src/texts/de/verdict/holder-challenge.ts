const within = { minutes: 'von fünf Minuten', day: 'eines Tages' }

/** The texts about a holder challenge on the page and the command line. */
export const holderChallengeTexts = {
  openLink: (lasts: 'minutes' | 'day', end: string) =>
    `Lassen Sie die Person diesen Link öffnen und einmal mit ihrer Wallet oder ihrem Passkey bestätigen, innerhalb ${within[lasts]}, also bis ${end}:`,
  proved: 'Wer geantwortet hat, verfügt über diesen Nachweis',
  /**
   * Says what an answer cannot prove, because a stranger can pass the code on to the true holder.
   */
  limits:
    'Eine Antwort zeigt, wer über den Nachweis verfügt, aber nicht, wer das ist. Auch wer den Code an die richtige Person weiterreicht, bekommt eine echte Antwort. Vergleichen Sie den Namen mit einem Ausweis, und sehen Sie sich die Person an.',
  refused: {
    'another-wallet': 'Jemand hat mit einer Wallet geantwortet, der dieser Nachweis nicht gehört.',
    frozen:
      'Eine Antwort kam, aber die Person, der der Nachweis gehört, meldet einen gestohlenen Schlüssel. Die Antwort könnte von jemandem kommen, der ihn gestohlen hat.',
    'too-late': 'Eine Antwort kam zu spät, um zu zählen.',
    'not-asked':
      'Jemand hat den Link geöffnet und gesagt: „Nein, darum habe ich nicht gebeten.“ Vielleicht hat die Person, die Ihnen den Nachweis zeigt, Ihren Code weitergereicht.',
    unjudged:
      'Eine Antwort kam, aber die Blockchain ließ sich nicht fragen, ob sie stimmt. Fragen Sie gleich noch einmal.',
  },
  over: (lasts: 'minutes' | 'day') =>
    `Innerhalb ${within[lasts]} hat niemand bewiesen, dass der Nachweis der eigene ist.`,
  answered: (time: string) => `Beantwortet ${time}, nach der Uhr der Person, die geantwortet hat.`,
} as const
