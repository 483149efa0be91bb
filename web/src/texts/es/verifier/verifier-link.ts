export const verifierLinkTexts = {
  opensPage: 'Abre la página de esta entidad verificadora en una pestaña nueva',
} as const
