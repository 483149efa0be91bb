import { quoteWords } from '@did/domain/proof/quote-words'
/** An owner who shares a claim reads which verdict a checker would get now. */
export const shareVerdictTexts = {
  label: 'What a checker reads now',
  of: (title: string) => `${quoteWords(title)}:`,
  checking: 'Looking at it as a checker does',
  failed: 'What a checker reads now could not be looked up.',
  mends: {
    'show-name': { text: 'Let the link show your name.', action: 'Show my name' },
    'add-name': { text: 'Add your name to the claim, and ask your verifier again.', action: 'Add my name' },
    ask: { text: 'Ask a verifier to confirm it.', action: 'Request Verification' },
    'ask-again': { text: 'Ask again, this verifier or another one.', action: 'Ask again' },
    correct: {
      text: 'Correct it first. The verifier no longer stands behind what it says.',
      action: 'Correct the claim',
    },
    'check-again': { text: 'Nothing is wrong with the claim itself.', action: 'Check again' },
  },
  waiting: (who: string) => `You have asked ${quoteWords(who)}, who has not answered yet.`,
} as const
