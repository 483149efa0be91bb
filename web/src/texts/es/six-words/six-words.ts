export const sixWordsTexts = {
  failed: 'No se han podido cargar las palabras.',
} as const
