export const whileFrozenTexts = {
  title: 'Ihre Identität ist eingefroren',
  text: 'Senden können Sie das erst, wenn das Einfrieren endet. In Ihrem Profil steht, wie Sie es beenden.',
} as const
