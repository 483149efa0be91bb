import { type ErrorText, server, verification } from '../../error-text.ts'

export const requestErrorTexts = {
  'asker-signature-invalid': verification('الطلب لا يحمل توقيع المحفظة المرتبطة.'),
  'request-for-proof-taken': server('تعذّر إنشاء الطلب. يُرجى إعادة المحاولة.'),
  'request-for-proof-ended': verification('انتهى طلب الإثبات هذا. اطلب طلبًا جديدًا.'),
} satisfies Record<string, ErrorText>
