export const pushMessage = {
  title: 'DID Verification',
  body: 'Algo ha cambiado. Abre la página para verlo.',
} as const
