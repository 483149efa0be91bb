export const articleTexts = {
  shown: 'Zu sehen',
  hidden: 'Nicht zu sehen',
  kept: 'Wie lange es aufbewahrt wird',
  erased: 'Wenn Sie Ihr Konto löschen',
} as const
