import { holderChallengeSeconds } from '../../../holder-challenge/limits.ts'
import { writeDuration } from '../durations.ts'

const span = (lasts: 'minutes' | 'day') => writeDuration(holderChallengeSeconds[lasts] * 1000)

export const holderChallengeTexts = {
  openLink: (lasts: 'minutes' | 'day', end: string) =>
    `Die Person, der der Nachweis gehört, soll diesen Link innerhalb von ${span(lasts)}, also bis ${end}, öffnen und einmal mit ihrer Wallet oder ihrem Passkey bestätigen:`,
  proved: 'Wer geantwortet hat, verfügt über diesen Nachweis',
  limits:
    'Eine Antwort zeigt, dass jemand über den Nachweis verfügt, aber nicht, wer das ist. Auch wer den Code nur an die richtige Person weitergibt, bekommt eine echte Antwort. Vergleichen Sie den Namen mit einem Ausweis, und sehen Sie sich die Person an.',
  refused: {
    'another-wallet': 'Jemand hat mit einer Wallet geantwortet, der dieser Nachweis nicht gehört.',
    frozen:
      'Eine Antwort kam, aber ein Schlüssel der Person ist als gestohlen gemeldet. Vielleicht kam sie von jemandem, der ihn gestohlen hat.',
    'too-late': 'Eine Antwort kam zu spät und zählt deshalb nicht.',
    'not-asked':
      'Jemand hat den Link geöffnet und gesagt: „Nein, darum habe ich nicht gebeten“. Vielleicht hat die Person, die Ihnen den Nachweis zeigt, Ihren Code weitergegeben.',
    unjudged:
      'Eine Antwort kam, aber ob sie stimmt, ließ sich auf der Blockchain nicht nachsehen. Fragen Sie gleich noch einmal.',
  },
  over: (lasts: 'minutes' | 'day') =>
    `Innerhalb von ${span(lasts)} hat niemand bewiesen, über diesen Nachweis zu verfügen.`,
  answered: (time: string) => `Beantwortet: ${time}, nach der Uhr der Person.`,
} as const
