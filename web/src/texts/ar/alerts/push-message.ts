export const pushMessage = {
  title: 'DID Verification',
  body: 'حدث تغيير. افتح الصفحة للاطلاع عليه.',
} as const
