export const languageTexts = {
  label: 'Idioma',
  notKept: 'Este navegador rechaza las cookies, así que la página sigue el idioma del navegador.',
  typed: 'Se perdería lo que has escrito en esta página. Pulsa otra vez para cambiar de idioma.',
} as const
