/** A push message is empty, so the browser's notification always has the same text. */
export const pushMessage = {
  title: 'DID Verification',
  body: 'Something changed. Open the page to see it.',
} as const
