/**
 * The limits of claim templates. `fields` and `bytes` limit one template. `perVerifier` limits the
 * templates that a verifier has published, and `page` the templates in one answer.
 */
export const maximumTemplates = { fields: 12, choices: 40, bytes: 20_000, perVerifier: 50, retired: 100, page: 50 }

/** The longest texts that only a template has, in characters. */
export const maximumTemplateLength = { summary: 300, hint: 160 }
