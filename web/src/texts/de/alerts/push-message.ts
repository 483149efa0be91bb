export const pushMessage = {
  title: 'DID Verification',
  body: 'Etwas hat sich geändert. Öffnen Sie die Seite, um es zu sehen.',
} as const
