/**
 * The browser shows this notification when a push message arrives. The message is empty, so the
 * text is always the same.
 */
export const pushMessage = {
  title: 'DID Verification',
  body: 'Algo ha cambiado. Abre la página para verlo.',
} as const
