import { type ErrorText, verification } from '../../error-text.ts'

export const issuingKeyErrorTexts = {
  'issuer-keys-not-offered': verification('لا تستطيع هذه الخدمة قراءة مفاتيح كهذه من سلسلة الكتل.'),
  'issuer-key-exists': verification('لديك مفتاح كهذا بالفعل. يُرجى إعادة تحميل الصفحة.'),
  'issuer-key-missing': verification(
    'ليس لدى جهة التحقق من هذا البيان مفتاح لهذه الصيغة حاليًا. يُرجى اختيار صيغة أخرى.',
  ),
  'credential-form-unsuitable': verification('لا يمكن تقديم هذا البيان بهذه الصيغة. يُرجى اختيار صيغة أخرى.'),
  'credential-proof-invalid': verification('توقيع هذا المتصفح غير مطابق. لم يُسلَّم شيء.'),
} satisfies Record<string, ErrorText>
