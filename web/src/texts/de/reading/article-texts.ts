/** The headings above what another person sees in a use case and what they do not see. */
export const articleTexts = { shown: 'Zu sehen', hidden: 'Nicht zu sehen' } as const
