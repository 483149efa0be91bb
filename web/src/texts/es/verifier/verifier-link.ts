/** A result's page loads this text, so it stands apart from the texts of the verifier's page. */
export const verifierLinkTexts = {
  opensPage: 'Abre la página de esta entidad verificadora en una pestaña nueva',
} as const
