import type { ErrorText } from '../../error-text.ts'

export const issuingKeyErrorTexts = {
  'issuer-keys-not-offered': {
    type: 'verification',
    text: 'لا تستطيع هذه الخدمة قراءة مفاتيح كهذه من سلسلة الكتل.',
  },
  'issuer-key-exists': { type: 'verification', text: 'لديك مفتاح كهذا بالفعل. يُرجى إعادة تحميل الصفحة.' },
  'issuer-key-missing': {
    type: 'verification',
    text: 'ليس لدى جهة التحقق من هذا البيان مفتاح لهذه الصيغة حاليًا. يُرجى اختيار صيغة أخرى.',
  },
  'credential-form-unsuitable': {
    type: 'verification',
    text: 'لا تصلح شارةً إلا وثائق الدراسة والشهادات. يُرجى اختيار صيغة أخرى.',
  },
  'credential-proof-invalid': {
    type: 'verification',
    text: 'توقيع هذا المتصفح غير مطابق. لم يُسلَّم شيء.',
  },
} as const satisfies Record<string, ErrorText>
