/** A browser shows this when it is woken. The message itself is empty, so this text is the same. */
export const pushMessage = {
  title: 'DID Verification',
  body: 'Something changed. Open the page to see it.',
} as const
