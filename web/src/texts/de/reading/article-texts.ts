/** The headings above what another person sees or does not see, and beside what the rows say. */
export const articleTexts = {
  shown: 'Zu sehen',
  hidden: 'Nicht zu sehen',
  kept: 'Wie lange es aufbewahrt wird',
  erased: 'Wenn Sie Ihr Konto löschen',
} as const
