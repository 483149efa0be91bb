/** Texts around the six words that two people or two screens compare. */
export const sixWordsTexts = {
  failed: 'No se han podido cargar las palabras.',
} as const
