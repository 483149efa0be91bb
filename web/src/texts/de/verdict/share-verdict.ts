import { quoteWords } from '@did/domain/proof/quote-words'
export const shareVerdictTexts = {
  label: 'Das sieht, wer jetzt prüft',
  of: (title: string) => `${quoteWords(title)}:`,
  checking: 'Es wird nachgesehen, was andere sehen',
  failed: 'Was andere bei der Prüfung sehen, ließ sich nicht ermitteln.',
  mends: {
    'show-name': { text: 'Lassen Sie den Link Ihren Namen zeigen.', action: 'Namen zeigen' },
    'add-name': {
      text: 'Fügen Sie der Angabe Ihren Namen hinzu, und fragen Sie die Prüfstelle noch einmal an.',
      action: 'Namen hinzufügen',
    },
    ask: { text: 'Bitten Sie eine Prüfstelle um eine Bestätigung.', action: 'Prüfung anfragen' },
    'ask-again': {
      text: 'Fragen Sie noch einmal an, bei dieser Prüfstelle oder einer anderen.',
      action: 'Noch einmal anfragen',
    },
    correct: {
      text: 'Berichtigen Sie die Angabe zuerst. Die Prüfstelle steht nicht mehr hinter ihrem Text.',
      action: 'Angabe berichtigen',
    },
    'check-again': { text: 'Mit der Angabe selbst ist alles in Ordnung.', action: 'Noch einmal prüfen' },
  },
  waiting: (who: string) => `Sie haben bei ${quoteWords(who)} angefragt und noch keine Antwort bekommen.`,
} as const
