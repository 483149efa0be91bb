/** A browser shows this when it is woken. The message itself is empty, so this text is the same. */
export const pushMessage = {
  title: 'DID Verification',
  body: 'Algo ha cambiado. Abre la página para verlo.',
} as const
