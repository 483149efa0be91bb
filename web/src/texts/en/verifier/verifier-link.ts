/**
 * The page of a verdict loads this text, so it stands apart from the texts of the verifier's page.
 */
export const verifierLinkTexts = { opensPage: 'Opens the page of this verifier in a new tab' } as const
