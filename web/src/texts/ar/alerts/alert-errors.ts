import { type ErrorText, verification } from '../../error-text.ts'

export const alertErrorTexts = {
  'mail-not-offered': verification('لا ترسل هذه الخدمة بريدًا إلكترونيًا.'),
  'push-not-offered': verification('لا ترسل هذه الخدمة إشعارات إلى المتصفحات.'),
  'push-address-refused': verification('تعذّر الوصول من هنا إلى خدمة الإشعارات لهذا المتصفح.'),
  'too-many-confirmations': verification('أُرسل إلى هذا العنوان ما يكفي من الروابط اليوم. يُرجى إعادة المحاولة غدًا.'),
  'too-many-devices': verification('الإشعارات مفعّلة في عشرة من متصفحاتك. أوقفها في أحدها أولًا.'),
  'alert-link-over': verification('سبق استخدام هذا الرابط، أو انتهى وقته. اطلب رابطًا جديدًا من ملفك الشخصي.'),
} satisfies Record<string, ErrorText>
