/** The headings above what another person sees in a use case and what they do not see. */
export const articleTexts = { shown: 'They see', hidden: 'They do not see' } as const
