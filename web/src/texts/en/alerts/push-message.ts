/**
 * The browser shows this notification when a push message arrives. The message is empty, so the
 * text is always the same.
 */
export const pushMessage = {
  title: 'DID Verification',
  body: 'Something changed. Open the page to see it.',
} as const
