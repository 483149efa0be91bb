export const languageTexts = {
  label: 'Idioma',
  notKept: 'Este navegador rechaza las cookies, así que la página sigue el idioma del navegador.',
} as const
