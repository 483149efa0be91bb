import type { ErrorText } from '../../error-text.ts'

export const alertErrorTexts = {
  'mail-not-offered': { type: 'verification', text: 'لا ترسل هذه الخدمة بريدًا إلكترونيًا.' },
  'push-not-offered': { type: 'verification', text: 'لا ترسل هذه الخدمة إشعارات إلى المتصفحات.' },
  'push-address-refused': {
    type: 'verification',
    text: 'تعذّر الوصول من هنا إلى خدمة الإشعارات لهذا المتصفح.',
  },
  'too-many-confirmations': {
    type: 'verification',
    text: 'أُرسل إلى هذا العنوان ما يكفي من الروابط اليوم. يُرجى إعادة المحاولة غدًا.',
  },
  'too-many-devices': {
    type: 'verification',
    text: 'الإشعارات مفعّلة في عشرة من متصفحاتك. أوقفها في أحدها أولًا.',
  },
  'alert-link-over': {
    type: 'verification',
    text: 'سبق استخدام هذا الرابط، أو انتهى وقته. اطلب رابطًا جديدًا من ملفك الشخصي.',
  },
} as const satisfies Record<string, ErrorText>
