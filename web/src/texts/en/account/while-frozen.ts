/** These texts stand above a form that a frozen identity cannot send. */
export const whileFrozenTexts = {
  title: 'Your identity is frozen',
  text: 'You can send this only after the freeze ends. Your profile shows how to end it.',
} as const
