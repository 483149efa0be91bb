import type { ErrorText } from '../../error-text.ts'

export const requestErrorTexts = {
  'asker-signature-invalid': { type: 'verification', text: 'الطلب لا يحمل توقيع المحفظة المرتبطة.' },
  'request-for-proof-taken': { type: 'server', text: 'تعذّر إنشاء الطلب. يُرجى إعادة المحاولة.' },
  'request-for-proof-ended': { type: 'verification', text: 'انتهى طلب الإثبات هذا. اطلب طلبًا جديدًا.' },
} as const satisfies Record<string, ErrorText>
