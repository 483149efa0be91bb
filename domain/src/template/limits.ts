/**
 * The limits of claim templates: `fields`, `choices` and `bytes` of one template, `perVerifier` and
 * `retired` of a verifier, and `page` of an answer.
 */
export const maximumTemplates = { fields: 12, choices: 40, bytes: 20_000, perVerifier: 50, retired: 100, page: 50 }

/** The longest texts that only a template has, in characters. */
export const maximumTemplateLength = { summary: 300, hint: 160 }
