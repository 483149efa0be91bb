/** Each text follows a verifier's name and says when the owner asked it and what it decided. */
export const askedVerifierTexts = {
  term: 'Verifiers you asked',
  pending: (asked: string) => `asked on ${asked}, no answer yet`,
  approved: (asked: string, decided: string) => `asked on ${asked}, approved on ${decided}`,
  rejected: (asked: string, decided: string) => `asked on ${asked}, rejected on ${decided}`,
  withdrawn: (asked: string, decided: string) => `asked on ${asked}, withdrew its confirmation on ${decided}`,
} as const
